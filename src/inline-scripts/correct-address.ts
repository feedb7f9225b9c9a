/**
 * The address a page should have: hosts may lower-case addresses, the site's have capitals.
 *
 * @returns the page's own path if the visitor's differs from it in letter case alone
 */
export function correctedPath(pathname: string, own: string): string | undefined {
  const differs = pathname !== own && pathname.toLowerCase() === own.toLowerCase();
  return differs ? own : undefined;
}

/**
 * The address as everybody reads it alike. Gatsby decodes a path more than once on its way: an escaped slash makes it
 * lose its page, and a path that reads as two slashes makes it ask another host.
 *
 * @returns the path itself if nothing of the kind is in it, else one that leads nowhere either: pages have plain paths
 */
export function plainPath(pathname: string): string {
  try {
    const read = decodeURIComponent(pathname);
    if (read === decodeURI(pathname) && !/^\/\s*[\\/]/.test(read)) return pathname;
  } catch {
    // The escapes are of no text at all.
  }
  return pathname.replace(/%[\da-f]{0,2}/gi, '-').replace(/^\/+/, '/');
}

/** Corrects the address bar: the letter case by the page's canonical address, and what is not plain. */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname);
  const path = (canonical && correctedPath(plain, new URL(canonical.href).pathname)) ?? plain;
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
