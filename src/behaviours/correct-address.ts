declare global {
  interface Window {
    /** The address for which Gatsby made the page's HTML. */
    pagePath?: string;
  }
}

/**
 * The address a page should have: hosts may lower-case addresses, the site's have capitals.
 *
 * @returns the page's own path if the visitor's differs from it in letter case alone
 */
export function correctedPath(pathname: string, pagePath: string): string | undefined {
  const differs = pathname !== pagePath && pathname.toLowerCase() === pagePath.toLowerCase();
  return differs ? pagePath : undefined;
}

/** Corrects the letter case in the address bar, before Gatsby looks the address up. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = correctedPath(pathname, window.pagePath ?? '');
  if (path) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
