import { languages } from '../../i18n/languages';
import { hreflangs, localisedPath } from '../../i18n/paths';
import { routes } from '../../routes';
import type { Data } from '../model';
import { planPages } from '../plan';
import type { Source } from '../source';
import { pageFiles } from './page-files';

/** A page as the sitemap lists it. */
export interface SitemapEntry {
  path: string;
  /** The same page in every language, with absolute addresses. */
  links: { lang: string; url: string }[];
  /** When the page last changed, ISO 8601; missing if it is not known. */
  lastmod?: string;
}

function newest(files: string[], dates: Map<string, Date>): { lastmod?: string } {
  const known = files.flatMap((file) => dates.get(file)?.getTime() ?? []);
  return known.length > 0 ? { lastmod: new Date(Math.max(...known)).toISOString() } : {};
}

/**
 * Every page in every language, except the not-found pages.
 *
 * @param dates when each file of `data/` and `locales/` last changed, as far as it is known
 */
export function sitemapEntries(
  data: Data,
  source: Source,
  dates: Map<string, Date>,
): SitemapEntry[] {
  const pages = planPages(data).filter(({ path }) => path !== routes.notFound);
  return pages.flatMap((page) => {
    const links = hreflangs(page.path).map(({ hreflang, path }) => {
      return { lang: hreflang, url: `${data.company.siteUrl}${path}` };
    });
    return languages.map((language) => ({
      path: localisedPath(page.path, language),
      links,
      ...newest(pageFiles(page, language, data, source), dates),
    }));
  });
}
