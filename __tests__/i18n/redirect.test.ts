import { languages } from '../../src/i18n/languages';
import { splitPath } from '../../src/i18n/paths';
import { askedLanguage, languageAt, redirectTarget } from '../../src/i18n/redirect';
import { prefixes } from '../support/languages';

const address = (url: string) => new URL(url, 'https://site.example');

/** Where a visitor of whom something is known ends up, and after how many redirects. */
function visit(url: string, known: string[]) {
  const hops: string[] = [];
  let at = address(url);
  for (;;) {
    const target = redirectTarget(
      at,
      languageAt(at, () => known),
    );
    if (target === undefined) return { url: `${at.pathname}${at.search}${at.hash}`, hops };
    hops.push(target);
    if (hops.length > 3) throw new Error(`A loop: ${hops.join(' → ')}`);
    at = new URL(target, at);
  }
}

describe('an address without prefix', () => {
  it.each([
    ['/', ['en'], '/en'],
    ['/contact', ['pt-BR'], '/pt/contact'],
    ['/contact', ['sv', 'it-CH'], '/it/contact'],
    ['/contact', ['fr', 'en'], '/contact'],
    ['/contact', ['sv'], '/contact'],
    ['/contact', [], '/contact'],
    ['/contact?a=1&b=2#devis', ['es'], '/es/contact?a=1&b=2#devis'],
    ['/#services', ['en'], '/en#services'],
    ['/service-details/Eletricite', ['en'], '/en/service-details/Eletricite'],
    ['/no-such-page', ['it'], '/it/no-such-page'],
  ])('%s leads a visitor who reads %j to %s', (from, known, to) => {
    expect(visit(from, known).url).toBe(to);
  });
});

describe('an address with a prefix', () => {
  it.each(['/en', '/en/contact', '/it/contact?a=1#devis'])('%s decides for itself', (url) => {
    const known = jest.fn(() => ['es']);
    const language = languageAt(address(url), known);
    expect(language).toBe(url.slice(1, 3));
    expect(redirectTarget(address(url), language)).toBeUndefined();
    expect(known).not.toHaveBeenCalled();
  });
});

describe('a request by ?lng=', () => {
  it.each([
    ['/?lng=it', '/it'],
    ['/contact?lng=pt-BR', '/pt/contact'],
    ['/contact?lng=EN', '/en/contact'],
    ['/en/contact?lng=it', '/it/contact'],
    ['/en?lng=es', '/es'],
    ['/en/contact?a=1&lng=it&b=2#devis', '/it/contact?a=1&b=2#devis'],
    ['/contact?lng=it&utm=x#devis', '/it/contact?utm=x#devis'],
  ])('leads from %s to %s, whatever else is known', (from, to) => {
    expect(visit(from, ['fr', 'en'])).toEqual({ url: to, hops: [to] });
  });

  it.each([
    ['/en/contact?lng=fr', '/contact?lng=fr'],
    ['/en/contact?a=1&lng=fr#devis', '/contact?a=1&lng=fr#devis'],
    ['/contact?lng=fr', '/contact?lng=fr'],
  ])('keeps itself in a French address, from %s to %s', (from, to) => {
    expect(visit(from, ['it']).url).toBe(to);
  });

  it.each(['sv', 'sv-IT', '', 'en-<script>alert(1)</script>', 'en_alert(1)'])(
    'is passed over where it says %j',
    (wanted) => {
      const search = `?lng=${encodeURIComponent(wanted)}`;
      expect(askedLanguage({ search })).toBeUndefined();
      expect(splitPath(address(visit(`/contact${search}`, ['it']).url).pathname)).toEqual({
        language: 'it',
        path: '/contact',
      });
      expect(visit(`/en/contact${search}`, ['it']).hops).toEqual([]);
    },
  );
});

it('never redirects twice', () => {
  const known = [...languages, 'sv'];
  const queries = ['', ...known.map((language) => `?lng=${language}`)];
  const visits = prefixes.flatMap((prefix) =>
    ['/', '/contact'].flatMap((path) =>
      queries.flatMap((query) =>
        known.map((language) => visit(`${prefix}${path}${query}`, [language])),
      ),
    ),
  );
  expect(visits.filter(({ hops }) => hops.length > 1)).toEqual([]);
});
