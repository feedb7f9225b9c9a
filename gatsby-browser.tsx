import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withErrorScreen, withRootErrorScreen } from './src/components/ErrorScreen';
import { FormsProvider } from './src/forms/FormsProvider';
import { hydratedEvent } from './src/constants';
import { holdInput } from './src/browser/keep-input';
import { endWait, transitionToNextPage } from './src/browser/page-transition';
import { isReturn, keepsScroll, restoreScrollPositions } from './src/browser/scroll-restoration';
import { reportWebVitals } from './src/browser/web-vitals';
import { harmlessHash } from './src/i18n/address';

/** Puts back what was typed before the page was hydrated. */
let restoreInput = () => {};

/**
 * Hydrates in small steps, which saves some 50 ms on a phone, for which one task would block it.
 *
 * @param container holds the served page; in `npm run develop` it is empty
 */
function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  restoreInput = holdInput(container);
  startTransition(() => void hydrateRoot(container, element));
}

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** So does an error of the router. What is known of the forms stays over all pages. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  withRootErrorScreen({ element: <FormsProvider>{element}</FormsProvider> });

/**
 * Gatsby decodes the hash of the location that it hands over here, and throws where it cannot. The first script has
 * corrected that of the loaded address; this is for those that a link, the visitor, or back and forward lead to.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) => {
  const hash = harmlessHash(location.hash);
  if (hash === location.hash) return;
  location.hash = hash;
  window.history.replaceState(
    window.history.state,
    '',
    hash || location.pathname + location.search,
  );
};

/** Back and forward restore the scroll position; links fade into the next page. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  restoreScrollPositions();
  transitionToNextPage();
};

/** A link has taken a second: the page says that it waits for the next one (layout/Layout.scss). */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  document.querySelector('main')?.setAttribute('aria-busy', 'true');

/** The page is there. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  document.querySelector('main')?.removeAttribute('aria-busy');
  endWait();
};

/** Gatsby's type of this is still that of React 17. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** Replays the clicks made before hydration. Pass `reportWebVitals` a callback to receive the page's performance. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreInput();
  restoreInput = () => {}; // The served page may be garbage now.
  window.dispatchEvent(new Event(hydratedEvent));
  void reportWebVitals();
};

/** Gatsby's type of this is only a function. */
type SavedPosition = (location: object) => [left: number, top: number];

/**
 * Gatsby scrolls on navigation; the browser itself does on loading. A change of language keeps the position, and back and
 * forward lead to where the visitor was, also at an address with a hash.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || keepsScroll(location)) return false;
  if (!isReturn(location, prevRouterProps.location)) return true;
  const [left, top] = (getSavedScrollPosition as SavedPosition)(location);
  window.scrollTo({ left, top, behavior: 'instant' });
  return false;
};
