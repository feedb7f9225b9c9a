import { hostilePaths, hostileTexts } from '../../e2e/support/script-injection-corpus';
import { chooseLanguage, languageOf } from '../../src/i18n/detect';
import { languages } from '../../src/i18n/languages';
import { askedLanguage, languageAt, redirectTarget } from '../../src/i18n/redirect';
import { looksLikeScript } from '../../src/i18n/script-injection';

/** What a candidate for a language may not contain (specification, section 5), in several spellings. */
const scripts = [
  // script tags
  '<script>',
  '</script>',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/a.js>',
  '<ScRiPt>',
  '< script >',
  '<\tscript>',
  '<script\n>',
  '<script/x>',
  '"><script>',
  '</title><script>',
  '<svg><script>1</script></svg>',
  // event handlers
  '<img src=x onerror=x()>',
  '<svg onload=x()>',
  '<svg/onload=x()>',
  '<body ONLOAD = x()>',
  '" onmouseover="x()',
  "' onfocus='x()' autofocus='",
  '<details open ontoggle=x()>',
  'onclick=x()',
  'onanimationstart\t=x()',
  'onpointerdown\n=\nx()',
  // schemes
  'javascript:x()',
  'JaVaScRiPt:x()',
  'javascript :x()',
  'java\tscript:x()',
  'java\nscript:x()',
  'vbscript:x()',
  'VBSCRIPT:MsgBox(1)',
  'vbscript\t:x()',
  // calls
  'eval',
  'alert',
  'eval(1)',
  'EVAL (1)',
  'window.eval(1)',
  '_eval(1)',
  'eval`1`',
  'alert(1)',
  'Alert(1)',
  '_alert(1)',
  'top["alert"](1)',
  'alert`1`',
  // the document
  'document.cookie',
  'document . cookie',
  'DOCUMENT.COOKIE',
  'x=document.cookie',
  'document.write(1)',
  'document\n.write(1)',
  'document.writeln(1)',
  'window.location',
  'window . location',
  'window.location.href=1',
  'innerHTML',
  'x.innerHTML=1',
  'INNERHTML',
];

it.each(scripts)('%j looks like script', (script) => {
  expect(looksLikeScript(script)).toBe(true);
});

it.each([...scripts, ...hostileTexts])('%j names no language, alone or after a tag', (text) => {
  const candidates = ['', 'en', 'en-', 'en_', 'en '].map((before) => `${before}${text}`);
  for (const candidate of candidates)
    expect(askedLanguage({ search: `?lng=${encodeURIComponent(candidate)}` })).toBeUndefined();
  expect(candidates.map(languageOf).filter(Boolean)).toEqual([]);
  expect(chooseLanguage([...candidates, 'it'])).toBe('it');
});

it.each([
  'en',
  'pt-BR',
  'EN_us',
  'es-419',
  'zh-Hant-TW',
  'sr@latin',
  'de-CH-1996',
  'it-x-scripted',
  'en-x-on',
])('%s does not look like script', (candidate) => {
  expect(looksLikeScript(candidate)).toBe(false);
});

const site = 'https://site.example';

it.each(hostilePaths)('a redirect from %s stays on the site', (path) => {
  const targets = ['', '/en', '/it'].flatMap((prefix) => {
    const { pathname, hash } = new URL(`${site}${prefix}${path}`);
    return languages.flatMap((language) => {
      const at = { pathname, hash, search: '' };
      const asked = { pathname, hash, search: `?lng=${language}` };
      return [
        redirectTarget(
          at,
          languageAt(at, () => [language]),
        ),
        redirectTarget(
          asked,
          languageAt(asked, () => []),
        ),
      ].map((target) => target && new URL(target, site + pathname).origin);
    });
  });
  expect(new Set(targets.filter((origin) => origin !== undefined))).toEqual(new Set([site]));
});
