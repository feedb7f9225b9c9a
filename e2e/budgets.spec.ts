import { readdirSync, readFileSync } from 'node:fs';
import { bytesOf, KB, pictureBudget, scriptBudget, visit } from './support/first-visit';
import { builtFile } from './support/site';
import { expect, test } from './support/test';

/** What a first visit of the home page on a phone may cost, whatever the speed of the machine. */

const budget = { fonts: 38 * KB, home: 235 * KB, requests: 20 };

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

/** Code that a first visit does not need, by a text that only it has. */
const later = {
  tilt: 'vanillaTilt=',
  carousel: 'carousel-controls',
  photographs: 'createImageBitmap',
  'web vitals': 'largest-contentful-paint',
};

test('the home page stays within the budget, without code that is used later', async ({
  page,
  baseURL,
}) => {
  const requests = await visit(page, '/');
  const [script, fonts] = [bytesOf(requests, 'script'), bytesOf(requests, 'font')];
  expect(script).toBeGreaterThan(50 * KB);
  expect(script).toBeLessThanOrEqual(scriptBudget);
  expect(bytesOf(requests, 'image')).toBeLessThanOrEqual(pictureBudget);
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(budget.fonts);
  expect(requests.filter((each) => new URL(each.url()).origin !== baseURL)).toEqual([]);
  const total = bytesOf(requests);
  console.log(`home on a phone: ${(total / KB).toFixed(1)} KB in ${requests.length} requests`);
  expect(requests.length).toBeLessThanOrEqual(budget.requests);
  expect(total).toBeLessThanOrEqual(budget.home);

  const listed = await page.locator('script[data-files]').getAttribute('data-files');
  const isFirst = (path: string) =>
    listed?.split(' ').includes(path) || /commons|templates-home/.test(path);
  const all = readdirSync('public').filter((file) => file.endsWith('.js'));
  const has = (files: string[], text: string) =>
    files.some((file) => readFileSync(builtFile(file), 'utf8').includes(text));
  const first = all.map((file) => `/${file}`).filter(isFirst);
  expect(first.length).toBeGreaterThan(3);
  for (const [what, text] of Object.entries(later)) {
    expect(has(first, text), `${what} among the first scripts`).toBe(false);
    expect(
      has(
        all.map((file) => `/${file}`),
        text,
      ),
      `${what} in the build`,
    ).toBe(true);
  }
});
