import type { Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtFile } from './site';
import { whenReady } from './test';

/** What a first visit asks for, and its size as a host sends it. */

export const KB = 1024;

/** What the scripts of any page may cost, bytes. `GatsbyImage` of the details takes 16 KB, the power cut's questions 2.5 KB. */
export const scriptBudget = 133 * KB;

/** What the pictures of any page may cost, bytes: each is as wide as the phone, in three pixels for each px. */
export const pictureBudget = 150 * KB;

const sizes = new Map<string, number>();

/** Size of a file as a host sends it, bytes: pictures and fonts as they are, all else compressed. */
function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(builtFile(path));
  const isPacked = /\.(?:avif|webp|png|woff2)$/.test(path);
  const { length } = isPacked ? content : brotliCompressSync(content);
  sizes.set(path, length);
  return length;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Size of all that was asked for, or of one type, each address once, bytes. */
export const bytesOf = (requests: Request[], type?: string): number =>
  [...new Set(requests.filter((each) => !type || each.resourceType() === type).map(pathOf))]
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0);

/** Everything that a page asks for until nothing more comes; later requests are added to the list. */
export async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  await page.goto(path);
  await whenReady(page);
  await page.waitForLoadState('networkidle');
  return requests;
}
