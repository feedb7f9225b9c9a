import { useIntersectsCentre } from './useIntersectsCentre';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useSiteData } from '../../context/site-data';
import { useCurrentPage } from '../../context/current-page';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { anchors, routes } from '../../routes';
import './QuickBar.scss';

/** The two steps we hope for, at the bottom edge of a phone. It makes room while the form is on the screen. */
export function QuickBar() {
  const { t, language } = useTranslations();
  const { company } = useSiteData();
  const { route, hasQuoteForm } = useCurrentPage();
  const isAway = useIntersectsCentre(hasQuoteForm ? anchors.quote : null, `${language}${route}`);
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
