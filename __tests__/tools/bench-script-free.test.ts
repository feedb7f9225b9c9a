/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBaseline, withoutScripts } from '../../tools/bench/script-free.mjs';

const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x='">`;
const data = '<script type="application/ld+json">{"name":"A &amp; B"}</script>';
const rest = '<p class=plain>Caf&eacute; <br/>après</p><noscript><b>No script</b></noscript>';

it.each([
  ['inline', '<script>run("</p>")</script>'],
  ['from a file', '<script src="/app.js" async></script>'],
  ['a module', '<script type="module" src="/app.js"></script>'],
  ['data for scripts', '<script type="application/json" id="data">{}</script>'],
  ['its preload', '<link as="script" rel="preload" href="/app.js"/>'],
  ['its preload as a module', '<link rel="modulepreload" href="/app.js">'],
  ['preloaded page data', '<link rel="preload" as="fetch" href="/page-data/index/page-data.json">'],
])('removes a script and changes nothing else: %s', (_, script) => {
  const page = (extra: string) =>
    `<!DOCTYPE html><html><head>${policy}${extra}${data}</head><body>${extra}${rest}${extra}</body></html>`;
  expect(withoutScripts(page(script))).toBe(page(''));
});

it.each([
  ['fonts', '<link rel="preload" as="font" href="/sora.woff2" type="font/woff2" crossorigin>'],
  ['pictures', '<link rel="preload" as="image" href="/hero.avif">'],
  ['styles', '<style>p{color:red}</style><link rel="stylesheet" href="/page.css">'],
])('keeps %s', (_, head) => {
  const page = `<html><head>${head}</head><body></body></html>`;
  expect(withoutScripts(page)).toBe(page);
});

it('copies a site without its scripts and does not change the site', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = {
    'index.html': '<p>home</p><script>run()</script>',
    'it/contact.html': '<p>contatto</p><script>run()</script>',
    'page-data/404.html/page-data.json': '{}',
    _headers: '/*\n  x-frame-options: DENY\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  }
  const baseline = makeBaseline(site);
  const read = (name: string) => readFileSync(path.join(baseline, 'public', name), 'utf8');
  expect(read('index.html')).toBe('<p>home</p>');
  expect(read('it/contact.html')).toBe('<p>contatto</p>');
  expect(read('_headers')).toBe(files._headers);
  expect(existsSync(path.join(baseline, 'public/page-data/404.html/page-data.json'))).toBe(true);
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(files['index.html']);
  [site, baseline].forEach((folder) => rmSync(folder, { recursive: true }));
});
