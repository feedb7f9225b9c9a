import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { atRest } from './test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified file loads in half the time. */
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The one rule whose result depends on the colour mode. */
const colourRules = ['color-contrast'];

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** Changes the system's colour mode, and waits for the page to follow. */
export async function changeMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForFunction((theme) => document.documentElement.dataset.bsTheme === theme, mode);
}

async function analyse(page: Page, narrow: RunOptions, within: string): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
  return page.evaluate(
    async ([place, rules]) => {
      const { violations } = await window.axe.run(place, rules);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
      );
    },
    [within, { ...options, ...narrow }] as const,
  );
}

interface Scope {
  /** Rules that cannot be checked in the page's present state. */
  without?: string[];
  /** The part of the page to check, if the rest has been checked before; selector. */
  within?: string;
}

/** Axe violations of the page in its current state: rule, element and reason, one text for each. */
export const errorsOf = (page: Page, { without = [], within = 'html' }: Scope = {}) =>
  analyse(
    page,
    {
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    within,
  );

/** The same for a page in which only colours have changed since. */
export const colourFaultsOf = (page: Page, within = 'html') =>
  analyse(page, { runOnly: { type: 'rule', values: colourRules } }, within);
