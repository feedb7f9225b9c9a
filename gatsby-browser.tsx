import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  isReturnToHash,
  keepsScroll,
  restoreScrollPositions,
} from './src/browser/scroll-restoration';
import { hideWaiting, showWaiting } from './src/browser/waiting-state';
import { reportWebVitals } from './src/browser/web-vitals';
import { hydratedEvent } from './src/inline/hydrated-event';

/**
 * Hydrates in small steps instead of one task, which saves some 50 ms of blocking time on a phone.
 *
 * @param container holds the served page; in `npm run develop` it is empty
 */
function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => void hydrateRoot(container, element));
}

export { wrapRootElement } from './src/layout/wrap-root-element';

/** Back and forward restore the scroll position. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => restoreScrollPositions();

/** A link's page has not loaded after a second. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => showWaiting();

/** Ends the waiting state once the next page is shown. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => hideWaiting();

/** Gatsby's type for this is still for React 17. */
export const replaceHydrateFunction = () => hydrateInSteps;

/**
 * Tells the late scripts' loader, which replays the held clicks. Pass `reportWebVitals` a callback to receive the page's
 * performance.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydratedEvent));
  void reportWebVitals();
};

/** Gatsby types this only as a function. */
type SavedPosition = (location: object) => [left: number, top: number];

/**
 * Gatsby scrolls on navigation, the browser on loading. A change of language keeps the position; back and forward
 * restore it, even at an address with a hash.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || keepsScroll(location)) return false;
  if (!isReturnToHash(location, prevRouterProps.location)) return true;
  const [left, top] = (getSavedScrollPosition as SavedPosition)(location);
  window.scrollTo({ left, top, behavior: 'instant' });
  return false;
};
