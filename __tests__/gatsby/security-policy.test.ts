import { createHash } from 'node:crypto';
import { withSecurityPolicy } from '../../src/gatsby/security-policy';

const origins = { form: 'https://forms.example', afterForm: 'https://site.example' };

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of the policy that a page is given. */
function directivesOf(html: string): string[] {
  const made = withSecurityPolicy(html, origins);
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(made)![1]!.split('; ');
}

const hashesOf = (html: string, name: 'script-src' | 'style-src') =>
  directivesOf(html)
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(2);

it('allows nothing but what a page of the site needs', () => {
  expect(directivesOf(page('<title>A</title>'))).toEqual([
    "default-src 'self'",
    "child-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example https://site.example",
    "base-uri 'none'",
  ]);
});

it('allows a form to lead back to the site once, also where the site takes the posts itself', () => {
  const own = { ...origins, form: origins.afterForm };
  expect(withSecurityPolicy(page(''), own)).toContain("form-action 'self' https://site.example;");
});

it('allows each script and style of the page once, also styles for browsers without script', () => {
  const styles = '<style>a{}</style><noscript><style>b{}</style></noscript>';
  const html = page(`${styles}<script>b()</script>`, '<script>c()</script><script>b()</script>');
  expect(hashesOf(html, 'script-src')).toEqual([sha('b()'), sha('c()')]);
  expect(hashesOf(html, 'style-src')).toEqual([sha('a{}'), sha('b{}')]);
});

it.each([
  ['', 1],
  ['type=" Module "', 1],
  ['type="text/ecmascript"', 1],
  ['type="importmap"', 1],
  ['data-files="/a.js"', 1],
  ['type="application/ld+json"', 0],
  ['src="/a.js"', 0],
])('allows in <script %s> %i text', (attributes, count) => {
  const html = page(`<script ${attributes}>a</script>`);
  expect(hashesOf(html, 'script-src')).toEqual([sha('a')].slice(0, count));
});

it.each([
  ['an unusual tag', '<SCRIPT\n  id="1>2"\n>a</SCRIPT\n>', 'a'],
  [
    'tags in a text',
    '<script>"<b>&amp;</b><style>x</style>"</script>',
    '"<b>&amp;</b><style>x</style>"',
  ],
  ['line breaks of other systems', '<script>a\r\nb\rc</script>', 'a\nb\nc'],
  ['white space and letters beyond ASCII', '<script>\n "é🔌" \n</script>', '\n "é🔌" \n'],
])('reads %s as a browser does', (_, markup, text) => {
  expect(hashesOf(page('', markup), 'script-src')).toEqual([sha(text)]);
  expect(hashesOf(page('', markup), 'style-src')).toEqual([]);
});

it.each([
  '<!-- <script>a</script> -->',
  '<textarea><script>a</script></textarea>',
  '<p title="<script>a</script>"></p>',
  '<script>a',
])('finds no script in %s', (markup) => {
  expect(hashesOf(`<head></head><body>${markup}`, 'script-src')).toEqual([]);
});

it.each([
  ['<head><meta charset="utf-8"/>', '<script>a</script>'],
  ['<head>\n  <META CHARSET=utf-8>', '<title>A</title>'],
  ['<head>', '<script>a</script><meta charset="utf-8">'],
  ['<head data-a="x>y">', '<meta name="viewport" content="x"><style>a{}</style>'],
])('stands after %s and before %s', (before, after) => {
  const made = withSecurityPolicy(before + after, origins);
  expect(made.startsWith(`${before}<meta http-equiv="Content-Security-Policy"`)).toBe(true);
  expect(made.endsWith(`"/>${after}`)).toBe(true);
});

it('refuses a page without a head', () => {
  expect(() => withSecurityPolicy('<!-- <head> --><p>No page</p>', origins)).toThrow(/no head/);
});
