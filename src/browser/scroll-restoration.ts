/**
 * Lets Gatsby restore scroll positions on back and forward. The browser would scroll the old page before the new one is
 * shown, and Gatsby would store that as the old page's position, so that forward leads to a wrong place. On document
 * loads the browser restores them. WebKit does not for pages from its back/forward cache, so that is done here.
 */
export function restoreScrollPositions(): void {
  let leftAt = 0;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    leftAt = window.scrollY;
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    window.history.scrollRestoration = 'manual';
    if (persisted) window.scrollTo({ top: leftAt, behavior: 'instant' });
  });
}

/** State of a navigation that leaves the scroll position as it is. */
export const keepScrollState = { keepScroll: true };

/**
 * A location of Gatsby's router, whose `action` Gatsby adds for its own scrolling: `PUSH` after a link or `navigate`.
 */
export interface RouterLocation {
  state?: unknown;
  hash: string;
  action?: string | undefined;
  /** Of its entry in the history. `initial` for the loaded document, and for what a link of the browser's own added. */
  key?: string | undefined;
}

/**
 * Whether the scroll position stays: the visitor changed the language, or the page scrolls by itself. Back and forward
 * restore the entry's own position.
 */
export function keepsScroll({ state, action }: RouterLocation): boolean {
  return action === 'PUSH' && typeof state === 'object' && state !== null && 'keepScroll' in state;
}

/** A location with its page. */
interface Entry extends RouterLocation {
  pathname: string;
}

/**
 * Whether back or forward has led to a place in a page that the visitor may have scrolled away from since. Gatsby would
 * scroll there again. Links that the browser follows by itself, within the page, look the same and are its own matter.
 */
export const isReturnToHash = (to: Entry, from: Entry): boolean =>
  to.hash !== '' && to.action !== 'PUSH' && (to.pathname !== from.pathname || to.key !== 'initial');
