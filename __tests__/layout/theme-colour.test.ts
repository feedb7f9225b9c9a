/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { RenderBodyArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from '../../gatsby-ssr';

it('the browser’s own bars have the paper of the pages, in both modes and as an app', () => {
  Object.assign(globalThis, { FIRST_SCRIPT: '' });
  let head = '';
  const setHeadComponents = (elements: React.ReactElement[]) =>
    (head = elements.map((element) => renderToStaticMarkup(element)).join(''));
  const setPreBodyComponents = () => undefined;
  onRenderBody?.({ setHeadComponents, setPreBodyComponents } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  const styles = readFileSync('src/styles/_config.scss', 'utf8');
  const [, light = ''] = /\$body-bg: (#\w+)/.exec(styles) ?? [];
  const [, dark = ''] = /\$body-bg-dark: (#\w+)/.exec(styles) ?? [];
  expect(head).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
  expect(head).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
  const manifest: unknown = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ background_color: light });
});
