import { tryOrUndefined } from '../hooks/try-or-undefined';

/** The page's own path if the address differs from it in letter case alone: hosts may lower-case addresses. */
export function correctedPath(pathname: string, own: string): string | undefined {
  const differs = pathname !== own && pathname.toLowerCase() === own.toLowerCase();
  return differs ? own : undefined;
}

/**
 * Normalises a path, so that decoding it again cannot change it. Gatsby decodes a path more than once: with an escaped
 * slash it loses its page, and with two slashes at the start it asks another host.
 *
 * @returns the path itself if it is safe, else a path that no page has
 */
export function plainPath(pathname: string): string {
  try {
    const read = decodeURIComponent(pathname);
    if (read === decodeURI(pathname) && !/^\/\s*[\\/]/.test(read)) return pathname;
  } catch {
    // The escapes are not valid UTF-8.
  }
  return pathname.replace(/%[\da-f]{0,2}/gi, '-').replace(/^\/+/, '/');
}

/**
 * Corrects the address bar: the letter case after the page's canonical address, and unsafe escapes. The address of a
 * copy, like `data:` or `file:`, cannot be changed and stays.
 */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname);
  const path = (canonical && correctedPath(plain, new URL(canonical.href).pathname)) ?? plain;
  if (path !== pathname)
    tryOrUndefined(() =>
      window.history.replaceState(window.history.state, '', `${path}${search}${hash}`),
    );
}
