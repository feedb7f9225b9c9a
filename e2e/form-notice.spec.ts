import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { words } from './support/form-words';
import { acceptedTexts, button, fill, notice, openForm } from './support/forms';

/** The notice of success: how long it stays, and that it can be heard. */

async function sendWithStoppedClock(page: Page): Promise<Locator> {
  await page.clock.install();
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  return form;
}

/** Somewhere else than on the notice, which stands at the lower right. */
const away = (page: Page) => page.mouse.move(5, 5);

test('it stands in a region that was there before, and goes after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  const region = await notice(form).elementHandle();
  await away(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await form.getByRole('textbox').first().press('Enter');
  await expect(notice(form)).toContainText(words.en.sent);
  expect(await region?.evaluate((element) => element.isConnected && element.textContent)).toContain(
    words.en.sent,
  );
  await page.clock.runFor(4_999);
  await expect(notice(form)).toContainText(words.en.sent);
  await page.clock.runFor(1);
  await expect(notice(form)).toHaveText('');
});

test('it stays while it is hovered or focused, and five seconds from then', async ({ page }) => {
  const form = await sendWithStoppedClock(page);
  const close = notice(form).getByRole('button', { name: 'Close message' });
  await notice(form).getByText('We will contact you').hover();
  await page.clock.runFor(20_000);
  await expect(notice(form)).toContainText(words.en.sent);
  await close.focus();
  await away(page);
  await page.clock.runFor(20_000);
  await expect(notice(form)).toContainText(words.en.sent);
  await close.blur();
  await page.clock.runFor(4_999);
  await expect(notice(form)).toContainText(words.en.sent);
  await page.clock.runFor(1);
  await expect(notice(form)).toHaveText('');
});

test('it can be closed by the keyboard, and the next one goes by itself again', async ({
  page,
}) => {
  const form = await sendWithStoppedClock(page);
  await button(form).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(form)).toHaveText('');
  await away(page);
  await fill(form, acceptedTexts());
  await form.getByRole('textbox').first().press('Enter');
  await expect(notice(form)).toContainText(words.en.sent);
  await page.clock.runFor(5_000);
  await expect(notice(form)).toHaveText('');
});
