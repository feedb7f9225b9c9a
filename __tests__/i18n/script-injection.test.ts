import { hostilePaths, hostileTexts } from '../../e2e/support/script-injection-corpus';
import { detectLanguage, languageOf, redirectTarget } from '../../src/i18n/detector';
import { languages } from '../../src/i18n/languages';
import { browserWith, unblock } from '../support/language-sources';

afterEach(unblock);

/** What a candidate for a language may not contain (specification, section 5), in several spellings. */
const scripts = [
  '<script>',
  '</script>',
  '<SCRIPT SRC=//x.example/a.js>',
  '< scr\nipt >',
  '<script/x>',
  '"><svg><script>1',
  '<img src=x onerror=x()>',
  '<body ONLOAD = x()>',
  'onpointerdown\n=\nx()',
  'JaVaScRiPt:x()',
  'java\tscript :x()',
  'vbscript:x()',
  'VBSCRIPT\t:MsgBox(1)',
  'eval',
  'window._EVAL (1)',
  'alert`1`',
  'top["Alert"](1)',
  'x=document.cookie',
  'DOCUMENT . COOKIE',
  'document\n.writeln(1)',
  'window . Location.href=1',
  'x.innerHTML=1',
  'INNERHTML',
];

it.each([...scripts, ...hostileTexts])('%j names no language, alone or after a tag', (text) => {
  const candidates = ['', 'en', 'en-', 'en_', 'en '].map((before) => `${before}${text}`);
  expect(candidates.map(languageOf).filter(Boolean)).toEqual([]);
  for (const candidate of candidates) {
    const everywhere = {
      query: encodeURIComponent(candidate),
      cookie: encodeURIComponent(candidate),
    };
    browserWith({ ...everywhere, detected: candidate, chosen: candidate, session: candidate });
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([candidate, 'it']);
    expect(detectLanguage()).toBe('it');
  }
});

it.each(['it-x-scripted', 'it-x-one', 'it-x-window', 'it_document'])(
  '%s does not look like script',
  (candidate) => {
    expect(languageOf(candidate)).toBe('it');
  },
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
