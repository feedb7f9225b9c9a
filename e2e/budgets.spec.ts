import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtFile, longService, phone } from '../__tests__/support/site';
import { expect, isLoaded, openPage, test } from './support/test';

/**
 * Size of a first visit on a phone. The scripts of each kind of page are weighed in `__tests__/site/scripts.test.ts`.
 */

const KB = 1024;

/** Maximum size of all scripts on the heaviest page, including prefetched ones: a tenth above the current size. */
const budget = 145 * KB;

/** Code that must load on demand only, by a text unique to it. */
const later = {
  tilt: 'vanillaTilt=',
  'web vitals': 'largest-contentful-paint',
};

test.use({ viewport: phone, isMobile: true, deviceScaleFactor: 3 });

test('a service loads the scripts that it needs, and its last picture lazily', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openPage(page, longService.route);
  await page.waitForLoadState('networkidle');
  const read = [...scripts].map((path) => readFileSync(builtFile(path)));
  const bytes = read.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(budget);
  const built = readdirSync('public').filter((file) => file.endsWith('.js'));
  const all = built.map((file) => readFileSync(builtFile(`/${file}`), 'utf8')).join('');
  for (const [what, text] of Object.entries(later)) {
    expect(all.includes(text), `${what} in the build`).toBe(true);
    expect(read.join('').includes(text), `${what} in a first visit`).toBe(false);
  }
  const pictures = page.locator('main img');
  await expect.poll(() => isLoaded(pictures.first())).toBe(true);
  // How far below the window pictures are loaded in advance is the browser's own matter.
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
});
