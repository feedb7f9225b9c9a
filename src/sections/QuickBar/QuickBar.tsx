import { useIsCentral } from '../../behaviours/useIsCentral';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useFrame } from '../../components/Page/frame';
import { useThisPage } from '../../components/Page/this-page';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useWords } from '../../language/words';
import { anchors, routes } from '../../routes';
import './QuickBar.scss';

/** The two steps we hope for, at the bottom edge of a phone. It makes room while the form is on the screen. */
export function QuickBar() {
  const { t } = useWords();
  const { company } = useFrame();
  const { route, hasQuoteForm } = useThisPage();
  const isAway = useIsCentral(hasQuoteForm ? anchors.quote : null, route);
  const amber = 'btn btn--amber quick-bar__button';
  return (
    <nav
      className={isAway ? 'quick-bar quick-bar--away' : 'quick-bar'}
      aria-label={t('common:call.bar')}
    >
      <a className="btn btn--call quick-bar__button" href={`tel:${company.phone.international}`}>
        <Icon name="phone" />
        {t('common:call.short')}
      </a>
      {hasQuoteForm ? (
        <ScrollLink className={amber} target={anchors.quote}>
          {t('common:call.quote')}
        </ScrollLink>
      ) : (
        <Link className={amber} to={`${routes.contact}#${anchors.quote}`}>
          {t('common:call.quote')}
        </Link>
      )}
    </nav>
  );
}
