import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** Until no transition runs: a colour on its way has not the contrast that it will have. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled(running);
  });
}

async function analyse(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await atRest(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  // The builder brings axe along each time unless it is given a source of its own, here an empty one.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode() // the newer mode asks a second page to put the results of frames together; there are none
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await narrow(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * What axe finds wrong with the page as it stands: rule, element and reason, one text for each.
 *
 * @param without rules that cannot be told from outside in the page's present state
 */
export const faultsOf = (page: Page, without: string[] = []): Promise<string[]> =>
  analyse(page, (axe) => axe.withTags(tags).disableRules(without));

/** The same where nothing but the colours has changed since. */
export const colourFaultsOf = (page: Page): Promise<string[]> =>
  analyse(page, (axe) => axe.withRules(colourRules));
