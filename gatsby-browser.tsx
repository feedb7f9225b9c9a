import type { GatsbyBrowser } from 'gatsby';
import { hydrated } from './src/gatsby-internals/queue-early-events';
import { hydrateInSteps } from './src/gatsby-internals/hydrate';
import { prefetchPredictedLinks } from './src/navigation/prefetch';
import { guardNavigation } from './src/gatsby-internals/page-failure';
import { reportWebVitals } from './src/browser/report-web-vitals';
import { restoreScrollOurselves } from './src/navigation/scroll-restoration';
import { keepsScroll } from './src/navigation/useLanguageChange';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** So does a page that cannot be loaded. Back and forward find every page's place again. A link reached for is loaded. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  guardNavigation();
  restoreScrollOurselves();
  prefetchPredictedLinks();
};

/** React takes the page over in small steps. Gatsby's type of this still is React 17's. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** What was held back is done now. Give `reportWebVitals` a callback to have the page's performance reported to it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated));
  void reportWebVitals();
};

/** Gatsby scrolls on navigation; the browser itself does on loading, and a change of language keeps the position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps) && !keepsScroll(routerProps.location);
