import { chooseLanguage, languageOf } from '../../src/i18n/detect';
import { looksLikeScript } from '../../src/i18n/script-injection';
import { askedLanguage } from '../../src/i18n/redirect';

/** Everything that the specification forbids (section 5), spelt as attackers spell it. */
const hostile = [
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

it('knows at least forty spellings', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
});

describe.each(hostile)('%j', (script) => {
  it('looks like script', () => {
    expect(looksLikeScript(script)).toBe(true);
  });

  it.each(['-', '_'])('takes the candidate that it hangs on with "%s" along', (separator) => {
    const candidate = `en${separator}${script}`;
    expect(languageOf(candidate)).toBeUndefined();
    expect(chooseLanguage([candidate, 'it'])).toBe('it');
    expect(askedLanguage({ search: `?lng=${encodeURIComponent(candidate)}` })).toBeUndefined();
  });
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
])('has nothing against %s', (candidate) => {
  expect(looksLikeScript(candidate)).toBe(false);
});
