/** @jest-environment node */
import { checkBrowserInternals } from '../../src/gatsby/browser-internals';

it('finds the loader in the installed Gatsby, and names the file that relies on it when it has moved', () => {
  expect(() => checkBrowserInternals()).not.toThrow();
  expect(() => checkBrowserInternals(() => 'window.___loader = publicLoader')).toThrow(
    'src/browser/gatsby-loader.ts: gatsby/cache-dir/loader.js has no "loadPage:"',
  );
});
