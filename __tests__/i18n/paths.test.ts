import { alternatives, localisedPath, splitPath } from '../../src/i18n/paths';
import { prefixes } from '../support/languages';

describe('localisedPath', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/', 'en', '/en'],
    ['/contact', 'fr', '/contact'],
    ['/contact', 'pt', '/pt/contact'],
    ['/service-Courant_Fort', 'it', '/it/service-Courant_Fort'],
    ['/contact#devis', 'es', '/es/contact#devis'],
    ['/#services', 'en', '/en#services'],
    ['/?a=1', 'en', '/en?a=1'],
  ] as const)('puts %s in %s at %s', (path, language, expected) => {
    expect(localisedPath(path, language)).toBe(expected);
  });
});

describe('splitPath', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/contact/', 'fr', '/contact'],
    ['/it/service-details/Eletricite', 'it', '/service-details/Eletricite'],
    ['/entrance', 'fr', '/entrance'],
    ['/fr/contact', 'fr', '/fr/contact'],
    ['/sv/contact', 'fr', '/sv/contact'],
  ])('reads %s as %s, %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path });
  });
});

it('gives the same page in every language, the fallback without prefix', () => {
  expect(alternatives('/contact').map(({ path }) => path)).toEqual(
    prefixes.map((prefix) => `${prefix}/contact`),
  );
});
