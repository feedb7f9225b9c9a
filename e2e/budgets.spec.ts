import type { Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtFile } from './support/built';
import { expect, test } from './support/console';
import { whenReady } from './support/ready';
import { pages } from './support/site';

/** What a first visit may cost, counted in bytes and requests, so that no machine's speed changes it. */

const KB = 1024;
const budget = { html: 20 * KB, script: 110 * KB, fonts: 65 * KB, home: 250 * KB, requests: 20 };

/** Bytes of a file as compressed as a host has it; with less effort they are more, in a tenth of the time. */
const brotli = (file: string, effort = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(readFileSync(builtFile(file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort },
  }).length;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/** Everything that a page asks for until it is at rest; `data:` is part of what asks. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  await page.goto(path);
  await whenReady(page);
  await page.waitForLoadState('networkidle');
  return requests;
}

/** One page of each kind. */
const kinds = [
  '/',
  '/lentreprise',
  '/referance',
  '/contact',
  '/privacy-policy',
  '/terms-use',
  '/service-Productiondenergie',
  '/service-details/Eletricite',
];

const pathOf = (request: Request) => new URL(request.url()).pathname;

test('every page has at most 20 KB of HTML with its styles', () => {
  const atMost = pages.map(({ path }) => ({ path, size: brotli(path, 5) }));
  const [largest] = atMost.sort((one, other) => other.size - one.size);
  const doubtful = atMost.filter(({ size }) => size > budget.html);
  const sizes = doubtful.map(({ path }) => ({ path, size: brotli(path) }));
  expect(sizes.filter(({ size }) => size > budget.html)).toEqual([]);
  const { path } = largest!;
  console.log(`largest HTML: ${(brotli(path) / KB).toFixed(1)} KB (${path})`);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const route of kinds)
    test(`${route} takes at most 110 KB of script and 65 KB of fonts, from this host`, async ({
      page,
      baseURL,
    }) => {
      const requests = await visit(page, route);
      const bytes = (type: string) =>
        [...new Set(requests.filter((each) => each.resourceType() === type).map(pathOf))]
          .map((path) => brotli(path))
          .reduce((sum, size) => sum + size, 0);
      if (route === '/') console.log(`script of /: ${(bytes('script') / KB).toFixed(1)} KB`);
      expect(bytes('script')).toBeGreaterThan(50 * KB);
      expect(bytes('script')).toBeLessThanOrEqual(budget.script);
      expect(bytes('font')).toBeGreaterThan(0);
      expect(bytes('font')).toBeLessThanOrEqual(budget.fonts);
      expect(requests.filter((each) => new URL(each.url()).origin !== baseURL)).toEqual([]);
    });

  test('the home page takes at most 250 KB and 20 requests', async ({ page }) => {
    const asked = (await visit(page, '/')).map(pathOf);
    const sizes = asked.map((path) => ({ path, size: brotli(path) }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(`home on a phone: ${(total / KB).toFixed(1)} KB in ${asked.length} requests`);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(budget.home);
  });
});

test('what is not used yet is not among the first scripts', async ({ page }) => {
  const requests = await visit(page, '/');
  const first = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[data-files]')!.dataset.files!,
  );
  const code = requests
    .filter((each) => each.resourceType() === 'script')
    .map(pathOf)
    .filter((path) => first.split(' ').includes(path) || /commons|templates-home/.test(path))
    .map((path) => readFileSync(builtFile(path), 'utf8'))
    .join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  for (const [what, trace] of [
    ['tilt', 'vanillaTilt='],
    ['carousel', 'carousel-controls'],
    ['web vitals', 'largest-contentful-paint'],
    ['side menu', 'side-menu__foot'],
    ['language picker', 'language-picker__choices'],
  ] as const)
    expect(code.includes(trace), `${what} among the first scripts`).toBe(false);
});
