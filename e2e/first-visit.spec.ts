import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './support/console';
import { whenReady } from './support/ready';

/** What a first visit loads. Counted from the built files, so that no server setting changes it. */

/** Kilobytes of script, brotli, that a first visit of the home page may take. */
const budget = 130;

test(`a first visit of the home page takes less than ${budget} KB of script, and nothing that is not used yet`, async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await whenReady(page);
  const scripts = [...files].map((file) => ({ file, code: readFileSync(`public${file}`) }));
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .map((script) => script.textContent)
      .join('\n'),
  );
  const bytes = [...scripts.map(({ code }) => code), Buffer.from(inline)]
    .map((code) => brotliCompressSync(code).length)
    .reduce((sum, size) => sum + size, 0);
  const kilobytes = Math.round(bytes / 102.4) / 10;
  console.log(`first visit of /: ${kilobytes} KB of script (brotli) in ${scripts.length} files`);
  expect(kilobytes).toBeLessThan(budget);
  const all = scripts.map(({ code }) => code.toString()).join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  for (const [what, trace] of [
    ['tilt', 'vanillaTilt='],
    ['carousel', 'carousel-controls'],
    ['web vitals', 'largest-contentful-paint'],
  ] as const)
    expect(all.includes(trace), `${what} among the first scripts`).toBe(false);
});
