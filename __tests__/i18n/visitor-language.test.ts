import { redirectTo } from '../../src/browser/redirect';
import { languages } from '../../src/i18n/languages';
import {
  goToShownLanguage,
  languageOf,
  redirectTarget,
  shownLanguage,
  storedLanguage,
  storeLanguage,
} from '../../src/i18n/visitor-language';
import { browserWith, unblock } from '../support/language-sources';
import { prefixes } from '../support/languages';

jest.mock('../../src/browser/redirect', () => ({ redirectTo: jest.fn() }));

afterEach(unblock);

/** The order of the specification (section 4). */
const order = ['query', 'cookie', 'detected', 'chosen', 'session', 'browser', 'html'] as const;

/** A browser that speaks a language of the site, so that a source has to outweigh it. */
const english = { browser: 'en-GB,en', html: 'fr' };

it.each(order.slice(0, -1))('%s outweighs all that comes after it, also for French', (source) => {
  const after = order.slice(order.indexOf(source) + 1);
  const others = Object.fromEntries(after.map((each) => [each, 'es']));
  for (const language of ['it', 'fr']) {
    browserWith({ ...others, [source]: language });
    expect(shownLanguage()).toBe(language);
  }
});

it.each([
  ['en-GB,en', 'en'],
  ['de-CH,de,it-CH,en', 'it'],
  ['sv,de', 'es'],
])('of the browser languages %s, %s is the first that the site has', (browser, language) => {
  browserWith({ browser, html: 'es' });
  expect(shownLanguage()).toBe(language);
});

it('gives French where nothing is known', () => {
  browserWith({});
  expect(shownLanguage()).toBe('fr');
});

it('goes on to the next source where one names no language of the site, or looks like script', () => {
  browserWith({
    query: 'sv-IT',
    cookie: 'en-<script>alert(1)</script>',
    detected: 'en_eval',
    chosen: '../../en',
    session: 'de',
    browser: 'es',
  });
  expect(shownLanguage()).toBe('es');
});

it.each([
  [[], 'pt'],
  [['cookie'], 'es'],
  [['localStorage'], 'pt'],
  [['cookie', 'localStorage'], 'it'],
  [['cookie', 'localStorage', 'sessionStorage'], 'en'],
] as const)('skips what the browser blocks: %j', (blocked, language) => {
  const known = { cookie: 'pt', detected: 'es', chosen: 'es', session: 'it' };
  browserWith({ ...english, ...known, blocked });
  expect(shownLanguage()).toBe(language);
});

it.each([
  ['pt-BR', 'pt'],
  ['es-419', 'es'],
  ['fr-x-private', 'fr'],
  ['en-US@posix', 'en'],
  ['en_US.UTF-8', 'en'],
  ['it_document', 'it'],
  ['it.document.cookie', undefined],
  ['it-eval', undefined],
  ['de-IT', undefined],
  ['english', undefined],
  [' en', undefined],
  ['__proto__', undefined],
])('reads %j by its first letters as %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

/** Stored languages: both keys of local storage, that of the session, and the cookies. */
function kept() {
  unblock();
  const stored = ['language', 'i18nextLng'].map((key) => localStorage.getItem(key));
  return [...stored, sessionStorage.getItem('i18nextLng'), document.cookie];
}

it.each([
  ['nothing', [], ['pt', 'pt', 'pt', 'i18next=pt']],
  ['cookie', ['cookie'], ['pt', 'pt', 'pt', 'i18next=fr']],
  ['localStorage', ['localStorage'], ['es', 'fr', 'pt', 'i18next=pt']],
  ['sessionStorage', ['sessionStorage'], ['pt', 'pt', 'es', 'i18next=pt']],
] as const)('stores a choice in every place if the browser blocks %s', (_, blocked, all) => {
  browserWith({ cookie: 'fr', detected: 'fr', chosen: 'es', session: 'es', blocked });
  storeLanguage('pt');
  expect(kept()).toEqual(all);
});

it('finds its cookie between others', () => {
  browserWith({ ...english, cookie: 'pt' });
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('ai18next=es; i18next=it; i18next2=es');
  expect(shownLanguage()).toBe('it');
});

it('gives the cookie the path / and keeps it from other sites (spec, section 9)', () => {
  browserWith({});
  const write = jest.spyOn(document, 'cookie', 'set');
  storeLanguage('en');
  expect(write.mock.calls).toEqual([['i18next=en; Path=/; SameSite=Strict']]);
});

it.each([
  // Without a choice, what is shown is cached, and no choice
  ['/contact', {}, 'en', [null, 'en', null, '']],
  ['/it/contact', {}, 'it', [null, 'it', null, '']],
  ['/contact?lng=fr', {}, 'fr', [null, 'fr', null, '']],
  // A choice outlives each link
  ['/contact?lng=fr', { cookie: 'pt', chosen: 'pt' }, 'fr', ['pt', 'pt', null, 'i18next=pt']],
  ['/it/contact', { cookie: 'pt', chosen: 'pt' }, 'it', ['pt', 'pt', null, 'i18next=pt']],
])('%s, with %j stored, shows %s and leaves %j', (at, stored, language, all) => {
  browserWith({ ...english, ...stored });
  window.history.replaceState(null, '', at);
  expect(shownLanguage()).toBe(language);
  goToShownLanguage();
  expect(kept()).toEqual(all);
});

it('leads to the page in the language to show, only where it is another one', () => {
  jest.mocked(redirectTo).mockClear();
  browserWith(english);
  window.history.replaceState(null, '', '/contact?a=1');
  goToShownLanguage();
  window.history.replaceState(null, '', '/en/contact?a=1');
  goToShownLanguage();
  expect(jest.mocked(redirectTo).mock.calls).toEqual([['/en/contact?a=1']]);
});

it('knows no choice where only a detected language is stored, or storage is blocked', () => {
  browserWith({ detected: 'en', cookie: 'en' });
  expect(storedLanguage()).toBeUndefined();
  browserWith({ chosen: 'en', blocked: ['localStorage'] });
  expect(storedLanguage()).toBeUndefined();
});

/** Where a visitor with these browser languages ends up, and after how many redirects. */
function visit(from: string, browser: string) {
  browserWith({ browser, html: 'fr' });
  const hops: string[] = [];
  for (let at: string | undefined = from; at !== undefined;) {
    window.history.replaceState(null, '', at);
    at = redirectTarget(location, shownLanguage());
    if (at !== undefined) hops.push(at);
    if (hops.length > 3) throw new Error(`A loop: ${hops.join(' → ')}`);
  }
  return { url: `${location.pathname}${location.search}${location.hash}`, hops };
}

it.each([
  // The visitor's language
  ['/', 'en', '/en'],
  ['/contact', 'sv', '/contact'],
  ['/contact?a=1&b=2#devis', 'es', '/es/contact?a=1&b=2#devis'],
  ['/contact#devis?lng=en', 'sv', '/contact#devis?lng=en'],
  // An address with a prefix decides for itself
  ['/it/contact#devis?lng=en', 'es', '/it/contact#devis?lng=en'],
  ['/it/contact?a=1#devis', 'es', '/it/contact?a=1#devis'],
  // That of ?lng=
  ['/contact?lng=EN', 'it', '/en/contact'],
  ['/en/contact?a=1&lng=it&b=2#devis', 'en', '/it/contact?a=1&b=2#devis'],
  ['/contact?lng=sv-IT', 'it', '/it/contact'],
  ['/en/contact?lng=en_eval', 'it', '/en/contact?lng=en_eval'],
  // French has no prefix to say it
  ['/en/contact?a=1&lng=fr#devis', 'it', '/contact?a=1&lng=fr#devis'],
  ['/contact?lng=fr', 'it', '/contact?lng=fr'],
])('%s leads a visitor who reads %s to %s', (from, browser, to) => {
  expect(visit(from, browser).url).toBe(to);
});

it('never redirects twice', () => {
  const known = [...languages, 'sv'];
  const queries = ['', ...known.map((language) => `?lng=${language}`)];
  const visits = prefixes.flatMap((prefix) =>
    queries.flatMap((query) =>
      known.map((language) => visit(`${prefix}/contact${query}`, language)),
    ),
  );
  expect(visits.filter(({ hops }) => hops.length > 1)).toEqual([]);
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '/contact', 'fr'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', '/contact?lng=en', 'en'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', '/contact', 'en'],
])('%s gets %s in %s', (userAgent, at, language) => {
  browserWith({ browser: 'en-US', detected: 'en', html: 'fr' });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  window.history.replaceState(null, '', at);
  expect(shownLanguage()).toBe(language);
});
