import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { ScrollLink } from '../components/ScrollLink';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import './QuickBar.scss';

/** Shrinks the viewport to the line at half its height. */
const centreLine = '-50% 0px';

/** Whether the element of an id, if any, lies across the middle of the screen. `page` changes with the page. */
function useIntersectsCentre(id: string | null, page: string): boolean {
  const [pageAtCentre, setPageAtCentre] = useState<string | null>(null);
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPageAtCentre(entry?.isIntersecting ? page : null),
      { rootMargin: centreLine },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, page]);
  return id !== null && pageAtCentre === page;
}

/** The bar at the bottom of small screens: call, or ask for a quote. Hidden while the quote form is in view. */
export function QuickBar() {
  const { t } = useTranslation();
  const { language, route, hasQuoteForm } = usePage();
  const isAway = useIntersectsCentre(hasQuoteForm ? anchors.quote : null, `${language}${route}`);
  const bar = 'quick-bar fixed-bottom d-flex d-sm-none gap-2 bg-body border-top';
  return (
    <nav className={isAway ? `${bar} quick-bar--away` : bar} aria-label={t('common:call.bar')}>
      <PhoneLink className="btn btn-primary">{t('common:call.short')}</PhoneLink>
      {hasQuoteForm ? (
        <ScrollLink className="btn btn-warning" target={anchors.quote}>
          {t('common:call.quote')}
        </ScrollLink>
      ) : (
        <Link className="btn btn-warning" to={`${routes.contact}#${anchors.quote}`}>
          {t('common:call.quote')}
        </Link>
      )}
    </nav>
  );
}
