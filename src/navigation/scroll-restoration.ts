/**
 * Leaves it to Gatsby to find the place of a page again on back and forward. The browser would scroll the page that is
 * still shown before the other takes its place, and that page's own place would be lost. A page that is loaded anew is
 * the browser's business: it knows the place before any script runs.
 */
export function restoreScrollOurselves(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'));
}
