import { hostilePaths, hostileTexts } from '../support/script-injection-corpus';
import { readAddress } from '../../src/i18n/address';
import { languageOf, redirectTarget } from '../../src/i18n/visitor-language';
import { languages } from '../../src/i18n/languages';

/** Texts that a candidate for a language may not contain (specification, section 5), in several spellings. */
it.each(hostileTexts)('%j names no language, alone or after a tag', (text) => {
  const candidates = ['', 'en', 'en-', 'en_', 'en.', 'en '].map((before) => `${before}${text}`);
  expect(candidates.map(languageOf).filter(Boolean)).toEqual([]);
});

it.each(hostilePaths)('what %s becomes, and a redirect from it, stays on the site', (path) => {
  const targets = ['', '/en', '/fr'].flatMap((prefix) => {
    const { pathname, search, hash } = new URL(`https://site.example${prefix}${path}`);
    const at = { protocol: 'https:', pathname, search, hash };
    const { address } = readAddress(at, ['/', '/contact']);
    return [address, ...languages.map((language) => redirectTarget(at, language) ?? address)];
  });
  const origins = targets.map((target) => new URL(target, 'https://site.example').origin);
  expect(new Set(origins)).toEqual(new Set(['https://site.example']));
});
