/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixedHead } from '../../src/seo/fixed-head';

it('the browser’s own bars have the paper of the pages, in both modes and as an app', () => {
  const styles = readFileSync('src/styles/_config.scss', 'utf8');
  const [, light = ''] = /\$body-bg: (#\w+)/.exec(styles) ?? [];
  const [, dark = ''] = /\$body-bg-dark: (#\w+)/.exec(styles) ?? [];
  const head = fixedHead.map((element) => renderToStaticMarkup(element)).join('');
  expect(head).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
  expect(head).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
  const manifest: unknown = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ background_color: light });
});
