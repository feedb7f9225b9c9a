import { words } from './support/form-words';
import { acceptedTexts, button, fill, notice, openForm } from './support/forms';
import { expect, test } from './support/test';

test('the success notice stays while it is hovered or focused, ends after five seconds, and can be closed', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'contact');
  const region = notice(form);
  const isShown = () => expect(region).toContainText(words.en.sent);
  const away = () => page.mouse.move(5, 5);
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).click();
  await isShown();

  await region.getByText('We will contact you').hover();
  await page.clock.runFor(20_000);
  await isShown();
  const close = region.getByRole('button', { name: 'Close message' });
  await close.focus();
  await away();
  await page.clock.runFor(20_000);
  await isShown();
  await close.blur();
  await page.clock.runFor(4_999);
  await isShown();
  await page.clock.runFor(1);
  await expect(region).toHaveText('');

  await fill(form, acceptedTexts());
  await button(form).press('Enter');
  await isShown();
  await page.keyboard.press('Tab'); // the link to the privacy policy
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(region).toHaveText('');
});
