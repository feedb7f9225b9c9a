import { sitemapOptions } from '../../src/gatsby/sitemap';

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
