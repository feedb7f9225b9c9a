import { hreflangs, localisedPath, splitPath } from '../../src/i18n/paths';
import { prefixes } from '../support/languages';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en'],
  ['/contact', 'fr', '/contact'],
  ['/service-Courant_Fort', 'it', '/it/service-Courant_Fort'],
  ['/#services', 'en', '/en#services'],
  ['/?from=/', 'en', '/en?from=/'],
  ['/contact?from=https://a.example/', 'en', '/en/contact?from=https://a.example/'],
  ['/contact?a=b/#top', 'en', '/en/contact?a=b/#top'],
] as const)('puts %s in %s at %s', (path, language, expected) => {
  expect(localisedPath(path, language)).toBe(expected);
});

it.each([
  ['/', 'fr', '/'],
  ['/en/', 'en', '/'],
  ['/contact/', 'fr', '/contact'],
  ['/it/service-details/Eletricite', 'it', '/service-details/Eletricite'],
  ['/entrance', 'fr', '/entrance'],
  ['/EN/contact', 'fr', '/EN/contact'],
  ['/fr/contact', 'fr', '/fr/contact'],
  ['/sv/contact', 'fr', '/sv/contact'],
])('reads %s as %s, %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({ language, path });
});

it('names the page in every language, the fallback without prefix and again for all others', () => {
  expect(hreflangs('/contact').map(({ path }) => path)).toEqual(
    [...prefixes, ''].map((prefix) => `${prefix}/contact`),
  );
  expect(hreflangs('/contact').at(-1)!.hreflang).toBe('x-default');
});
