import { hreflangs, splitPath } from '../i18n/paths';

/** Address of the sitemap. The plugin writes its index as `sitemap-index.xml`; a redirect rule serves it here. */
export const sitemapPath = '/sitemap.xml';

/** Options of gatsby-plugin-sitemap. All pages but `/404` and `/404.html` are listed with their other languages. */
export const sitemapOptions = {
  createLinkInHead: false,
  excludes: ['/*/404', '/*/404.html'],
  serialize: ({ path: url }: { path: string }) => ({
    url,
    links: hreflangs(splitPath(url).path).map(({ hreflang, path }) => ({
      lang: hreflang,
      url: path,
    })),
  }),
};
