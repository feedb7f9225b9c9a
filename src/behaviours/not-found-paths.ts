import { fallbackLanguage, languages } from '../language/languages';
import { localisedPath, splitPath } from '../language/paths';
import { routes } from '../routes';

interface MatchPath {
  /** The page that answers. */
  path: string;
  /** The address at which it does. */
  matchPath: string;
}

/** The page that Gatsby shows at any address; those of the other languages answer below their prefixes. */
const siteWide = `${routes.notFound}.html`;

/**
 * Stands in the place of the list from which Gatsby knows at which other addresses a page answers. Only the not-found
 * pages do, and only where the host has served one: there, and at the same address in the other languages. Gatsby's own
 * list names every page below a language's prefix, and would grow with the site in each visitor's script.
 *
 * @param page address of the page that was served
 * @param shown the visitor's address
 */
export function notFoundPaths(page: string, shown: string): MatchPath[] {
  if (splitPath(page.replace(/\.html$/, '')).path !== routes.notFound) return [];
  const { path } = splitPath(shown);
  return languages.map((language) => ({
    path: language === fallbackLanguage ? siteWide : localisedPath(routes.notFound, language),
    matchPath: localisedPath(path, language),
  }));
}

declare global {
  interface Window {
    /** Address of the page that was served, as Gatsby writes it into the page. */
    pagePath?: string;
  }
}

export default notFoundPaths(window.pagePath ?? '', window.location.pathname);
