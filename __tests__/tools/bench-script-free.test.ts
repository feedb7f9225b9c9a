/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBaseline, withoutScripts } from '../../tools/bench/script-free.mjs';

const kept = [
  `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x='">`,
  '<script type="application/ld+json">{"name":"A &amp; B"}</script>',
  '<link rel="preload" as="font" href="/sora.woff2" type="font/woff2" crossorigin>',
  '<style>p{color:red}</style><link rel="stylesheet" href="/page.css">',
  '<p class=plain>Caf&eacute; <br/>après</p><noscript><b>No script</b></noscript>',
];

it.each([
  ['inline', '<script>run("</p>")</script>'],
  ['from a file', '<script type="module" src="/app.js" async></script>'],
  ['data for scripts', '<script type="application/json" id="data">{}</script>'],
  ['its preload', '<link as="script" rel="preload" href="/app.js"/>'],
  ['its preload as a module', '<link rel="modulepreload" href="/app.js">'],
  ['its prefetch', '<link rel="prefetch" as="script" href="/app.js">'],
  ['preloaded page data', '<link rel="preload" as="fetch" href="/page-data/index/page-data.json">'],
])('removes a script and changes nothing else: %s', (_, script) => {
  const page = (extra: string) => `<!DOCTYPE html><html><head>${kept.join(extra)}</html>`;
  expect(withoutScripts(page(script))).toBe(page(''));
});

it('copies a site without its scripts and does not change the site', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = {
    'it/contact.html': '<p>contatto</p><script>run()</script>',
    'page-data/404.html/page-data.json': '{}',
    _headers: '/*\n  x-frame-options: DENY\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  }
  const baseline = makeBaseline(site);
  const read = (folder: string) =>
    Object.keys(files).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(read(path.join(baseline, 'public'))).toEqual(['<p>contatto</p>', '{}', files._headers]);
  expect(read(site)).toEqual(Object.values(files));
  [site, baseline].forEach((folder) => rmSync(folder, { recursive: true }));
});
