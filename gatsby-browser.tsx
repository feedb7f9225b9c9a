import type { GatsbyBrowser } from 'gatsby';
import { takenOver } from './src/behaviours/hold-back';
import { hydrateInSteps } from './src/behaviours/hydrate';
import { loadWhenReachedFor } from './src/behaviours/load-ahead';
import { guardNavigation } from './src/behaviours/page-failure';
import { reportWebVitals } from './src/behaviours/report-web-vitals';
import { restoreScrollOurselves } from './src/behaviours/scroll-restoration';
import { keepsScroll } from './src/behaviours/useLanguageChange';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** So does a page that cannot be loaded. Back and forward find every page's place again. A link reached for is loaded. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  guardNavigation();
  restoreScrollOurselves();
  loadWhenReachedFor();
};

/** React takes the page over in small steps. Gatsby's type of this still is React 17's. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** What was held back is done now. Give `reportWebVitals` a callback to have the page's performance reported to it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(takenOver));
  void reportWebVitals();
};

/** Gatsby starts a new page at its top and finds a left position again; the same page in another language stays. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  !keepsScroll(routerProps.location.state);
