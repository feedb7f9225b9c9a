import type { Page } from '@playwright/test';

/** The button in the header that opens the language picker; on a phone it is in the side menu instead. */
export const pickerButton = '.header button[aria-haspopup=dialog]:visible';

/** Chooses a language in the picker, by the name that it has in itself. */
export async function chooseLanguage(page: Page, ownName: string): Promise<void> {
  await page.locator(pickerButton).first().click();
  const dialog = page.locator('dialog.language-picker');
  await dialog.getByRole('radio', { name: ownName }).check();
  await dialog.locator('[type=submit]').click();
}
