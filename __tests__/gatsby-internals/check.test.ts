/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBrowserInternals } from '../../src/gatsby-internals/check';

const installed = path.join(__dirname, '../../node_modules/gatsby/cache-dir');
const read = (script: string) => readFileSync(path.join(installed, script), 'utf8');

it('finds everything in the installed Gatsby', () => {
  expect(() => checkBrowserInternals(read)).not.toThrow();
});

it.each([
  ['production-app.js', 'window.___loader = publicLoader'],
  ['loader.js', 'loadPage:'],
  ['navigation.js', 'window.___navigate ='],
  ['static-entry.js', 'window.___webpackCompilationHash='],
])('says what to do when %s has no "%s"', (changed, text) => {
  const readChanged = (script: string) =>
    script === changed ? read(script).replaceAll(text, '') : read(script);
  expect(() => checkBrowserInternals(readChanged)).toThrow(
    `src/gatsby-internals/page-failure.ts: gatsby/cache-dir/${changed} has no "${text}". Adapt the file to the installed version, or delete it and what imports it.`,
  );
});
