import { expect } from '@playwright/test';
import { colourFaultsOf, errorsOf } from './support/axe';
import { test } from './support/one-tab';
import { breakPages } from './support/break-pages';
import { states } from './support/page-states';
import { openPage } from './support/ready';
import { address, everything } from './support/site';
import { desk, phone } from './support/viewports';

test.use({ viewport: desk });

for (const language of everything ? (['fr', 'pt'] as const) : (['fr'] as const))
  for (const [name, { route, onPhone, broken, enter }] of Object.entries(states))
    test(`axe finds nothing wrong with ${name}, in ${language}`, async ({ page }) => {
      if (onPhone) await page.setViewportSize(phone);
      if (broken) await breakPages(page, broken);
      const open = async () => {
        await openPage(page, address(route, language));
        await enter(page, language);
      };
      await open();
      expect(await errorsOf(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      if (broken) await open(); // the error screen does not follow the system
      await expect(page.locator('body')).toHaveAttribute('data-bs-theme', 'dark');
      expect(await colourFaultsOf(page)).toEqual([]);
    });
