import type { GatsbyBrowser } from 'gatsby';
import { hydrated } from './src/gatsby-internals/queue-early-events';
import { hydrateInSteps } from './src/gatsby-internals/hydrate';
import { reportWebVitals } from './src/browser/report-web-vitals';
import { restoreScrollPositions } from './src/navigation/scroll-restoration';
import { keepsScroll } from './src/i18n/useLanguage';
import { withErrorScreen } from './src/components/ErrorScreen/ErrorBoundary';

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** Back and forward restore the scroll position. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = restoreScrollPositions;

/** Hydrates in small steps. Gatsby's type of this is still that of React 17. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** Queued events run now. Pass `reportWebVitals` a callback to receive the page's performance. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydrated));
  void reportWebVitals();
};

/** Gatsby scrolls on navigation; the browser itself does on loading, and a change of language keeps the position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps) && !keepsScroll(routerProps.location);
