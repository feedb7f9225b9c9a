import { sitemapOptions } from '../../src/gatsby/sitemap';

interface Plugin {
  pageFilter: (given: object, tools: object) => { filteredPages: { path: string }[] };
  defaultFilterPages: unknown;
}

const { pageFilter, defaultFilterPages } = jest.requireActual<Plugin>(
  'gatsby-plugin-sitemap/internals',
);

it('the sitemap has every page but those that are not found, which Gatsby makes twice', () => {
  const listed = ['/', '/en', '/contact', '/en/contact', '/it/service-details/Eletricite'];
  const notFound = ['/404', '/404.html', '/en/404', '/en/404.html', '/it/404', '/it/404.html'];
  const allPages = [...listed, ...notFound].map((path) => ({ path }));
  const { excludes } = sitemapOptions;
  const { filteredPages } = pageFilter({ allPages, excludes, filterPages: defaultFilterPages }, {});
  expect(filteredPages.map(({ path }) => path)).toEqual(listed);
});

it.each([
  ['/', '/'],
  ['/it', '/'],
  ['/service-Web', '/service-Web'],
  ['/es/service-Web', '/service-Web'],
])('the sitemap lists %s with the same page in every language', (path, french) => {
  const { url, links } = sitemapOptions.serialize({ path });
  expect(url).toBe(path);
  const at = (prefix: string) => (french === '/' ? prefix : `${prefix}${french}`);
  expect(links).toEqual([
    { lang: 'fr', url: french },
    { lang: 'en', url: at('/en') },
    { lang: 'es', url: at('/es') },
    { lang: 'pt', url: at('/pt') },
    { lang: 'it', url: at('/it') },
    { lang: 'x-default', url: french },
  ]);
});
