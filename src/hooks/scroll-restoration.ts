/**
 * Lets Gatsby restore scroll positions on back and forward: the browser would scroll the old page before the new one is
 * shown, and Gatsby would keep that as the old page's position, so that forward leads to a wrong place. Loading a
 * document is left to the browser. WebKit does not scroll a page from its back/forward cache, so that is done here.
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
