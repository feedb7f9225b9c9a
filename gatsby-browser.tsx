import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withErrorScreen } from './src/components/ErrorScreen';
import { hydratedEvent } from './src/constants';
import { restoreScrollPositions } from './src/hooks/scroll-restoration';
import { reportWebVitals } from './src/hooks/web-vitals';
import { keepsScroll } from './src/i18n/useLanguage';

/**
 * Hydrates in small steps, which saves some 50 ms on a phone, for which one task would block it.
 *
 * @param container holds the served page; in `npm run develop` it is empty
 */
function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => void hydrateRoot(container, element));
}

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** Back and forward restore the scroll position. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = restoreScrollPositions;

/** Gatsby's type of this is still that of React 17. */
export const replaceHydrateFunction = () => hydrateInSteps;

/** Held clicks are made now. Pass `reportWebVitals` a callback to receive the page's performance. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event(hydratedEvent));
  void reportWebVitals();
};

/** Gatsby scrolls on navigation; the browser itself does on loading, and a change of language keeps the position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => Boolean(prevRouterProps) && !keepsScroll(routerProps.location);
