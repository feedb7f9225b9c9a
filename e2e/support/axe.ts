import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { atRest } from './at-rest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 at levels A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The one rule whose result depends on the colour mode. */
const colourRules = ['color-contrast'];

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** Lets the page follow the system into a colour mode. */
export async function changeMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForFunction((theme) => document.body.dataset.bsTheme === theme, mode);
}

async function analyse(page: Page, narrow: RunOptions): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
      );
    },
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...narrow } as RunOptions,
  );
}

/**
 * What axe finds wrong with the page as it stands: rule, element and reason, one text for each.
 *
 * @param without rules that cannot be told from outside in the page's present state
 */
export const errorsOf = (page: Page, without: string[] = []): Promise<string[]> =>
  analyse(page, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** The same where nothing but the colours has changed since. */
export const colourFaultsOf = (page: Page): Promise<string[]> =>
  analyse(page, { runOnly: { type: 'rule', values: colourRules } });
