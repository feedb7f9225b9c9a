/**
 * The address a page should have: hosts may lower-case addresses, the site's have capitals.
 *
 * @returns the page's own path if the visitor's differs from it in letter case alone
 */
export function correctedPath(pathname: string, own: string): string | undefined {
  const differs = pathname !== own && pathname.toLowerCase() === own.toLowerCase();
  return differs ? own : undefined;
}

/** Corrects the letter case in the address bar by the page's canonical address. */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return;
  const { pathname, search, hash } = window.location;
  const path = correctedPath(pathname, new URL(canonical.href).pathname);
  if (path) window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
