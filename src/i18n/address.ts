import { redirectTo } from '../browser/redirect';
import { tryOrUndefined } from '../browser/try-or-undefined';
import { routes as fixedRoutes } from '../routes';
import { fallbackLanguage, isLanguage } from './languages';
import { askingForFallback, localisedPath } from './paths';

/** The parts of a path between its slashes. */
const partsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * The page that a path means, whatever its letter case and slashes, with `index`, `.html` or `/fr`; and whether its
 * prefix asks for the fallback language, as in `/fr/contact`.
 */
function pageAt(pathname: string, routes: readonly string[]) {
  const [first = '', ...rest] = partsOf(pathname.replace(/(?:\/index)?(?:\.html)?\/*$/i, ''));
  const prefix = first.toLowerCase();
  const language = isLanguage(prefix) ? prefix : undefined;
  const wanted = `/${(language ? rest : [first, ...rest]).join('/')}`.toLowerCase();
  const route = routes.find((each) => each.toLowerCase() === wanted);
  if (!route || route === fixedRoutes.notFound) return undefined;
  const path = localisedPath(route, language ?? fallbackLanguage);
  return { path, isFallback: language === fallbackLanguage };
}

/** A hash that can be decoded: Gatsby decodes it, and would show nothing if that failed. */
const decodableHash = (hash: string): string =>
  tryOrUndefined(() => decodeURIComponent(hash)) === undefined ? hash.replaceAll('%', '%25') : hash;

/** What the first script does: the page stays, leaves for the right one, or is a copy at another place. */
type Outcome = 'stays' | 'leaves' | 'foreign';

/**
 * The right address for an address, and what to do.
 *
 * @param routes of all pages, in the fallback language
 * @param shown path of the page shown, undefined if that is the not-found page
 */
export function readAddress(
  { protocol, pathname, search, hash }: Pick<Location, 'protocol' | 'pathname' | 'search' | 'hash'>,
  routes: readonly string[],
  shown?: string,
): { outcome: Outcome; address: string } {
  const page = pageAt(pathname, routes);
  const path = page?.path ?? `/${partsOf(pathname).join('/')}`;
  const query = page?.isFallback ? askingForFallback(search) : search;
  const address = `${path}${query}${decodableHash(hash)}`;
  const isElsewhere = shown !== undefined && shown !== page?.path;
  if (isElsewhere || !/^https?:$/.test(protocol)) return { outcome: 'foreign', address };
  // A host that adds a slash to each path would lead back here.
  const leaves = page && !shown && pathname.replace(/\/$/, '') !== path;
  return { outcome: leaves ? 'leaves' : 'stays', address };
}

/** Corrects the address bar, or goes to the page that is meant. Leaves a copy of a page at another place alone. */
export function correctAddress(routes: readonly string[]): Outcome {
  const { location, history } = window;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const shown = canonical ? new URL(canonical.href).pathname : undefined;
  const { outcome, address } = readAddress(location, routes, shown);
  if (outcome === 'leaves') redirectTo(address);
  if (outcome === 'stays' && address !== `${location.pathname}${location.search}${location.hash}`)
    history.replaceState(history.state, '', address);
  return outcome;
}
