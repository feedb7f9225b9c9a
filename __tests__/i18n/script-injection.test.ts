import { hostilePaths, hostileTexts } from '../../e2e/support/script-injection-corpus';
import { detectLanguage, languageOf, redirectTarget } from '../../src/i18n/visitor-language';
import { languages } from '../../src/i18n/languages';
import { browserWith, unblock } from '../support/language-sources';

afterEach(unblock);

/** Texts that a candidate for a language may not contain (specification, section 5), in several spellings. */
it.each(hostileTexts)('%j names no language, alone or after a tag', (text) => {
  const candidates = ['', 'en', 'en-', 'en_', 'en '].map((before) => `${before}${text}`);
  expect(candidates.map(languageOf).filter(Boolean)).toEqual([]);
  for (const candidate of candidates) {
    const [query, cookie] = [encodeURIComponent(candidate), encodeURIComponent(candidate)];
    browserWith({ query, cookie, detected: candidate, chosen: candidate, session: candidate });
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([candidate, 'it']);
    expect(detectLanguage()).toBe('it');
  }
});

it.each(['it-x-scripted', 'it-x-one', 'it_document'])('%s does not look like script', (tag) =>
  expect(languageOf(tag)).toBe('it'),
);

it.each(hostilePaths)('a redirect from %s stays on the site', (path) => {
  const origins = ['', '/en', '/it'].flatMap((prefix) =>
    languages.flatMap((language) =>
      ['', `?lng=${language}`].flatMap((search) => {
        const { origin, pathname, hash } = new URL(`https://site.example${prefix}${path}`);
        const target = redirectTarget({ pathname, hash, search }, language);
        return target === undefined ? [] : [new URL(target, origin + pathname).origin];
      }),
    ),
  );
  expect(new Set(origins)).toEqual(new Set(['https://site.example']));
});
