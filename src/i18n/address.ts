import { tryOrUndefined } from '../browser/try-or-undefined';
import { routes as fixedRoutes } from '../routes';
import { replaceBlanks, trimmed, withoutInvisible } from './invisible';
import { fallbackLanguage, isLanguage, type Language } from './languages';
import { redirectTo } from '../browser/redirect';
import { askingForFallback, localisedPath, splitPath } from './paths';

/** The parts of the current address. */
export type AddressBar = Pick<Location, 'protocol' | 'pathname' | 'search' | 'hash'>;

/**
 * The target of an address: a page, the not-found page, or no part of this site, as for a copy of the page in a file or
 * an archive. `address` is the correct one: it keeps query and hash, and can be decoded without an error.
 */
export type Reading = { kind: 'page' | 'not-found'; address: string } | { kind: 'foreign' };

/** Decodes escapes. Those that are invalid UTF-8 or cut off are removed. */
const decoded = (text: string) =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, (run) => tryOrUndefined(() => decodeURIComponent(run)) ?? '')
    .replace(/%[\da-f]?$/i, '');

/** A readable path. Some programs escape it several times. */
const readable = (pathname: string) => decoded(decoded(decoded(pathname)));

/** The parts of a path between its slashes, without invisible characters around them. */
const partsOf = (path: string) =>
  path
    .split(/[\\/]+/)
    .map((part) => trimmed(part))
    .filter((part) => !['', '.', '..'].includes(part));

/** Removes language prefixes from the start of a path. The last one counts: `/fr/en/contact` is in English. */
function withoutPrefix(all: string[]): { language: Language; parts: string[] } {
  const count = [...all, ''].findIndex((part) => !isLanguage(part.toLowerCase()));
  const last = all[count - 1]?.toLowerCase();
  return { language: isLanguage(last) ? last : fallbackLanguage, parts: all.slice(count) };
}

/** Possible endings: punctuation of the text around an address, then file names under which hosts serve a page. */
const endings = [/[.,;:!?'"’”»)\]}>…]+$/, /\.html?$/i, /(?:^|\/)index$/i];

/**
 * The page that a path means, by the routes of the site's pages in the fallback language; and whether a prefix says
 * that it is in that language, as `/fr/contact` does.
 */
function pageAt(
  pathname: string,
  routes: readonly string[],
): { path?: string; isFallback: boolean } {
  const [path = ''] = readable(pathname).split(/[?#]/);
  const asked = partsOf(withoutInvisible(path)).join('/');
  const named = endings.reduce((rest, ending) => rest.replace(ending, ''), asked);
  const all = partsOf(named);
  const { language, parts } = withoutPrefix(all);
  const wanted = `/${parts.join('/')}`.toLowerCase();
  const route = routes.find((each) => each.toLowerCase() === wanted);
  const isFallback = language === fallbackLanguage && parts.length < all.length;
  return { ...(route && { path: localisedPath(route, language) }), isFallback };
}

/** A path without a page, in a form that Gatsby and every browser read the same, however often. */
function notFoundPath(pathname: string): string {
  const { language, parts } = withoutPrefix(partsOf(readable(pathname)));
  const plain = parts.map((part) => encodeURI(replaceBlanks(part, '-').replace(/[%?#]/g, '-')));
  return localisedPath(`/${plain.join('/')}`, language);
}

/** Removes invisible characters from the end of a part of an address. */
const withoutEnd = (text: string) =>
  text.replace(/(?:\s|%[\da-f]{2})+$/i, (run) => {
    const read = tryOrUndefined(() => decodeURIComponent(run)) ?? '';
    const ended = trimmed(`.${read}`).slice(1);
    return ended === read ? run : encodeURIComponent(ended);
  });

/** A hash that can be decoded: Gatsby decodes it, and would show nothing if that failed. */
export function decodableHash(hash: string): string {
  const ended = withoutEnd(hash).replace(/^#$/, '');
  const isReadable = tryOrUndefined(() => decodeURIComponent(ended)) !== undefined;
  return isReadable ? ended : ended.replaceAll('%', '%25');
}

/** A path of a page in an archive: a time, then the page's address. */
const archived = /\/\d{8,}[a-z_]*\/https?:/i;

/**
 * Reads an address.
 *
 * @param routes of all pages, in the fallback language
 * @param currentPath of the page shown, undefined if that is the not-found page
 */
export function readAddress(
  { protocol, pathname, search, hash }: AddressBar,
  routes: readonly string[],
  currentPath?: string,
): Reading {
  if (!/^https?:$/.test(protocol)) return { kind: 'foreign' };
  const pages = routes.filter((route) => route !== fixedRoutes.notFound);
  const { path: page, isFallback } = pageAt(pathname, pages);
  if (currentPath === undefined ? archived.test(pathname) : page !== currentPath)
    return { kind: 'foreign' };
  const fragment = decodableHash(hash);
  const asked = isFallback && page ? askingForFallback(search) : search;
  const query = fragment ? asked : withoutEnd(asked);
  const address = `${page ?? notFoundPath(pathname)}${query}${fragment}`;
  return { kind: page === undefined ? 'not-found' : 'page', address };
}

/** Whether an address without a page belongs to the not-found page in another language. */
function isOtherLanguage(address: string): boolean {
  const { pathname } = new URL(address, window.location.origin);
  return splitPath(pathname).language !== document.documentElement.lang;
}

/**
 * Corrects the address bar, or goes to the intended page.
 *
 * @returns whether the page stays, leaves for the right one, or is outside the site
 */
export function correctAddress(routes: readonly string[]): 'stays' | 'leaves' | 'foreign' {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const currentPath = canonical ? new URL(canonical.href).pathname : undefined;
  const { pathname, search, hash } = window.location;
  const reading = readAddress(window.location, routes, currentPath);
  if (reading.kind === 'foreign') return 'foreign';
  const { kind, address } = reading;
  if (address === `${pathname}${search}${hash}`) return 'stays';
  const isShown = currentPath !== undefined || (kind === 'not-found' && !isOtherLanguage(address));
  if (isShown) window.history.replaceState(window.history.state, '', address);
  else redirectTo(address);
  return isShown ? 'stays' : 'leaves';
}
