import { test as base } from '@playwright/test';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { backgroundSize } from '../../src/content/check/pictures';
import { restoreContent, runIn, withCopy } from './project-copy';

/**
 * For tests that build: each gets a folder with a fresh copy of the project's content. They share its code and caches,
 * so they run one after the other.
 */
export const test = base.extend<{ copy: string }, { sharedCopy: string }>({
  sharedCopy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    ({}, use) => withCopy(use),
    { scope: 'worker' },
  ],
  copy: async ({ sharedCopy }, use) => {
    await restoreContent(sharedCopy);
    await use(sharedCopy);
  },
});

/**
 * Replaces every picture with a plain one of the smallest size that is allowed everywhere: real ones take minutes to
 * build.
 */
export async function simplifyPictures(copy: string): Promise<void> {
  const folder = path.join(copy, 'data/images');
  const plain = { ...backgroundSize, channels: 3, background: '#dde8fb' } as const;
  const content = await sharp({ create: plain }).png().toBuffer();
  for (const name of await readdir(folder))
    if (name.endsWith('.png')) await writeFile(path.join(folder, name), content);
}

/** Builds the site in a folder, without minification to save time. */
export const buildIn = (folder: string, env?: Record<string, string>) =>
  runIn(folder, 'gatsby/cli.js', ['build', '--no-uglify'], env);
