import { languages } from '../../src/i18n/languages';
import { languageAt, redirectTarget } from '../../src/i18n/redirect';
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

it.each([
  // The visitor's language
  ['/', 'en', '/en'],
  ['/contact', 'pt-BR', '/pt/contact'],
  ['/contact', 'sv', '/contact'],
  ['/contact?a=1&b=2#devis', 'es', '/es/contact?a=1&b=2#devis'],
  // That of ?lng=
  ['/?lng=it', 'en', '/it'],
  ['/contact?lng=EN', 'it', '/en/contact'],
  ['/en?lng=es', 'en', '/es'],
  ['/en/contact?a=1&lng=it&b=2#devis', 'en', '/it/contact?a=1&b=2#devis'],
  ['/contact?lng=sv-IT', 'it', '/it/contact'],
  ['/en/contact?lng=en_eval', 'it', '/en/contact?lng=en_eval'],
  // French has no prefix to say it
  ['/en/contact?a=1&lng=fr#devis', 'it', '/contact?a=1&lng=fr#devis'],
  ['/contact?lng=fr', 'it', '/contact?lng=fr'],
])('%s leads a visitor who reads %s to %s', (from, known, to) => {
  expect(visit(from, [known]).url).toBe(to);
});

it('an address with a prefix decides for itself', () => {
  const known = jest.fn(() => ['es']);
  const language = languageAt(address('/it/contact?a=1#devis'), known);
  expect(language).toBe('it');
  expect(redirectTarget(address('/it/contact?a=1#devis'), language)).toBeUndefined();
  expect(known).not.toHaveBeenCalled();
});

it('never redirects twice', () => {
  const known = [...languages, 'sv'];
  const queries = ['', ...known.map((language) => `?lng=${language}`)];
  const visits = prefixes.flatMap((prefix) =>
    queries.flatMap((query) =>
      known.map((language) => visit(`${prefix}/contact${query}`, [language])),
    ),
  );
  expect(visits.filter(({ hops }) => hops.length > 1)).toEqual([]);
});
