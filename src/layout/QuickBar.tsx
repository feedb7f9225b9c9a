import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { PowerCutLink } from '../components/PowerCutLink';
import { QuoteLink } from '../components/QuoteLink';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import './QuickBar.scss';

/** Legal texts, where the bar offers only the call. */
const legalRoutes = [routes.privacyPolicy, routes.termsUse] as const;

/** Whether the page's quote form is in the middle of the window. */
function useIsFormInView(): boolean {
  const { route, language } = usePage();
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const form = document.getElementById(anchors.quote);
    if (!form) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-50% 0px' },
    );
    observer.observe(form);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [route, language]);
  return isInView;
}

/**
 * The bar at the bottom of small screens: power cut, call, quote; only the call on a legal text, no power cut in a
 * category with help by appointment. Hidden beside the form that it links to.
 */
export function QuickBar() {
  const { t } = useTranslation();
  const page = usePage();
  const isFormInView = useIsFormInView();
  const isLegalText = legalRoutes.some((route) => route === page.route);
  const bar = 'quick-bar fixed-bottom d-flex d-sm-none gap-2 bg-body border-top';
  const category = page.categories.find(({ slug }) => slug === page.category);
  const isByAppointment = Boolean(category?.translation.support);
  const showsPowerCut = page.powerCutRoute && !isByAppointment && !isLegalText;
  const quote = showsPowerCut ? t('common:call.quoteShort') : t('common:call.quote');
  return (
    <nav
      className={isFormInView ? `${bar} quick-bar--away` : bar}
      aria-label={t('common:call.bar')}
    >
      {showsPowerCut && (
        <PowerCutLink className="btn btn-outline-primary">
          {t('common:call.breakdown')}
        </PowerCutLink>
      )}
      <PhoneLink className="btn btn-primary">{t('common:call.short')}</PhoneLink>
      {page.isAvailable && !isLegalText && (
        <QuoteLink className="btn btn-action">{quote}</QuoteLink>
      )}
    </nav>
  );
}
