import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { usePage } from '../../hooks/usePage';
import { anchors, routes } from '../../routes';
import { useIntersectsCentre } from './useIntersectsCentre';
import './QuickBar.scss';

/** The bar at the bottom of small screens: call, or ask for a quote. Hidden while the quote form is in view. */
export function QuickBar() {
  const { t } = useTranslation();
  const { language, route, hasQuoteForm } = usePage();
  const isAway = useIntersectsCentre(hasQuoteForm ? anchors.quote : null, `${language}${route}`);
  const amber = 'btn btn--amber quick-bar__button';
  return (
    <nav
      className={isAway ? 'quick-bar quick-bar--away' : 'quick-bar'}
      aria-label={t('common:call.bar')}
    >
      <PhoneLink className="btn btn-primary quick-bar__button">{t('common:call.short')}</PhoneLink>
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
