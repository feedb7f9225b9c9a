import { test as base } from '@playwright/test';
import { restoreContent, runIn, withCopy } from './project-copy';

/**
 * For tests that build: each gets the folder of a copy with the project's content. They share its code and caches, so they
 * run in turn.
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

/** Builds the site in a folder. Its scripts stay long, which takes less time. */
export const buildIn = (folder: string, env?: Record<string, string>) =>
  runIn(folder, 'gatsby/cli.js', ['build', '--no-uglify'], env);
