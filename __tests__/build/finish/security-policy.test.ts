/** @jest-environment node */
import { createHash } from 'node:crypto';
import { withSecurityPolicy } from '../../../src/build/finish/security-policy';

const origins = { form: 'https://forms.example' };

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of the policy that a page is given. */
function directivesOf(html: string): Record<string, string[]> {
  const made = withSecurityPolicy(html, origins);
  const [, content = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(made) ?? [];
  return Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashesOf = (html: string, name: 'script-src' | 'style-src') =>
  directivesOf(html)[name]?.filter((source) => source.startsWith("'sha256-"));

describe('what is allowed', () => {
  it('is nothing but what a page of the site needs', () => {
    expect(directivesOf(page('<title>A</title>'))).toEqual({
      'default-src': ["'self'"],
      'child-src': ["'none'"],
      'frame-src': ["'none'"],
      'media-src': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://forms.example'],
      'form-action': ["'self'", 'https://forms.example'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
    });
  });

  it('is each script and each style that stands in the page, by the hash that a browser computes', () => {
    const html = page('<style>a{}</style><script>b()</script>', '<script>c()</script>');
    expect(hashesOf(html, 'script-src')).toEqual([sha('b()'), sha('c()')]);
    expect(hashesOf(html, 'style-src')).toEqual([sha('a{}')]);
    // The empty text's digest, from the hash function's own specification.
    expect(hashesOf(page('<script></script>'), 'script-src')).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  it('is each once, however often it stands there', () => {
    expect(hashesOf(page('<script>a</script><script>a</script>'), 'script-src')).toEqual([
      sha('a'),
    ]);
  });

  it('is a style for browsers without script', () => {
    expect(hashesOf(page('<noscript><style>a{}</style></noscript>'), 'style-src')).toEqual([
      sha('a{}'),
    ]);
  });
});

describe('what counts as a script', () => {
  it.each([
    '',
    'type=""',
    'type="module"',
    'type=" Module "',
    'type="text/javascript"',
    'TYPE=application/javascript',
    'type="text/ecmascript"',
    'type="importmap"',
    'async data-files="/a.js"',
  ])('<script %s>', (attributes) => {
    expect(hashesOf(page(`<script ${attributes}>a</script>`), 'script-src')).toEqual([sha('a')]);
  });

  it.each([
    'type="application/ld+json"',
    'type="application/json"',
    'type="text/template"',
    'src="/a.js"',
    'src="/a.js" type="module"',
    'src',
  ])('not <script %s>', (attributes) => {
    expect(hashesOf(page(`<script ${attributes}>a</script>`), 'script-src')).toEqual([]);
  });
});

describe('odd HTML', () => {
  it.each([
    ['capitals', '<SCRIPT>a</SCRIPT>', 'a'],
    ['a tag over several lines', '<script\n  id="x"\n>a</script\n>', 'a'],
    [
      'tags in a text',
      '<script>"<b>&amp;</b><style>x</style>"</script>',
      '"<b>&amp;</b><style>x</style>"',
    ],
    ['a > in an attribute', '<script data-a="1>2">a</script>', 'a'],
    ['line breaks of other systems', '<script>a\r\nb\rc</script>', 'a\nb\nc'],
    ['letters beyond ASCII', '<script>"é🔌"</script>', '"é🔌"'],
    ['white space around', '<script>\n a \n</script>', '\n a \n'],
  ])('%s', (_, markup, text) => {
    expect(hashesOf(page('', markup), 'script-src')).toEqual([sha(text)]);
    expect(hashesOf(page('', markup), 'style-src')).toEqual([]);
  });

  it.each([
    ['a comment', '<!-- <script>a</script> -->'],
    ['a text area', '<textarea><script>a</script></textarea>'],
    ['a title', '<title><script>a</script></title>'],
    ['an attribute', '<p title="<script>a</script>"></p>'],
    ['a script without end', '<script>a'],
  ])('what looks like a script in %s is none', (_, markup) => {
    expect(hashesOf(`<head></head><body>${markup}`, 'script-src')).toEqual([]);
  });
});

describe('where it stands', () => {
  const meta = '<meta http-equiv="Content-Security-Policy"';

  it.each([
    ['<meta charset="utf-8"/>', '<script>a</script>'],
    ['\n  <META CHARSET=utf-8>', '<title>A</title>'],
    ['', '<script>a</script><meta charset="utf-8">'],
    ['', '<meta name="viewport" content="x"><style>a{}</style>'],
  ])('after "%s", before "%s"', (before, after) => {
    const made = withSecurityPolicy(page(before + after), origins);
    expect(made).toContain(`<head>${before}${meta}`);
    expect(made.replace(/<meta http-equiv[^>]*>/, '')).toBe(page(before + after));
  });

  it('at the start of a head with attributes', () => {
    const made = withSecurityPolicy('<head data-a="x>y"><title>A</title></head>', origins);
    expect(made).toMatch(/^<head data-a="x>y"><meta http-equiv="Content-Security-Policy"/);
  });

  it('nowhere in a page without a head: that is an issue of the build', () => {
    expect(() => withSecurityPolicy('<p>No page</p>', origins)).toThrow(/no head/);
    expect(() => withSecurityPolicy('<!-- <head> --><p>No page</p>', origins)).toThrow(/no head/);
  });
});
