import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useContext, useEffect, useState } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { PowerCutContext, PowerCutLink } from '../components/PowerCutLink';
import { QuoteLink } from '../components/QuoteLink';
import { usePage, type Page } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import { OfficeClosed } from './OfficeClosed';
import './QuickBar.scss';

/** The part of a page in whose place the bar stands elsewhere: it says the same. */
interface Rival {
  id: string;
  /** What of the window counts: its middle line, or all of it. */
  margin: '-50% 0px' | '0px';
  /** Whether it is in the window when the page opens. */
  isFirst: boolean;
}

function rivalOn({ route, hasQuoteForm }: Page): Rival | undefined {
  if (route === routes.contact) return { id: anchors.contact, margin: '0px', isFirst: true };
  return hasQuoteForm ? { id: anchors.quote, margin: '-50% 0px', isFirst: false } : undefined;
}

/** Who reads a legal text wants no quote. */
const callsOnly = [routes.privacyPolicy, routes.termsUse] as const;

/** Whether the page's own words say what the bar says. */
function useHasRival(page: Page): boolean {
  const rival = rivalOn(page);
  const { id, margin, isFirst = false } = rival ?? {};
  const address = `${page.language}${page.route}`;
  const [seen, setSeen] = useState<{ address: string; isIn: boolean }>();
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen({ address, isIn: entries.at(-1)?.isIntersecting ?? false }),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin, address]);
  return seen?.address === address ? seen.isIn : isFirst;
}

/** Whether the visitor has begun to read: scrolled, or pressed a key. */
function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    for (const event of ['scroll', 'keydown'])
      window.addEventListener(event, () => setHasBegun(true), {
        once: true,
        passive: true,
        signal: left.signal,
      });
    return () => left.abort();
  }, []);
  return hasBegun;
}

/**
 * The bar at the bottom of small screens: a breakdown, a call, a quote; beside a legal text the call alone. Away while
 * the page says the same, and beside a danger to life.
 */
export function QuickBar() {
  const { t } = useTranslation();
  const page = usePage();
  const { isAlarm } = useContext(PowerCutContext);
  const isAway = useHasRival(page) || isAlarm;
  const hasBegun = useHasBegun();
  const isCall = callsOnly.some((route) => route === page.route);
  const bar = 'quick-bar fixed-bottom d-flex d-sm-none gap-2 bg-body border-top';
  const quote = page.powerCutRoute ? t('common:call.quoteShort') : t('common:call.quote');
  const isSold = !page.categories.some(({ services }) =>
    services.some(({ route, isAvailable }) => route === page.route && !isAvailable),
  );
  return (
    <nav className={isAway ? `${bar} quick-bar--away` : bar} aria-label={t('common:call.bar')}>
      {page.company.answersAllDay && !hasBegun && <OfficeClosed />}
      {isCall || (
        <PowerCutLink className="btn btn-outline-primary">
          {t('common:call.breakdown')}
        </PowerCutLink>
      )}
      <PhoneLink className="btn btn-primary">{t('common:call.short')}</PhoneLink>
      {isSold && !isCall && <QuoteLink className="btn btn-warning">{quote}</QuoteLink>}
    </nav>
  );
}
