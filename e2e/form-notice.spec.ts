import { words } from './support/form-words';
import {
  acceptedTexts,
  again,
  button,
  expectEmpty,
  fieldOf,
  fill,
  formOn,
  notice,
  openForm,
  ticked,
} from './support/forms';
import { expect, test } from './support/test';

test('a receipt takes the place of a sent form, with the focus, and its green head goes after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, 'service');
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).press('Enter');
  const receipt = notice(form);
  await expect(receipt).toContainText(words.en.sent);
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(receipt).toContainText(words.en.service);
  await expect(receipt).toContainText('“A new socket, please.”');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(receipt.locator('.receipt__head--new')).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(receipt.locator('.receipt__head--new')).toBeVisible();
  await page.clock.runFor(1);
  await expect(receipt.locator('.receipt__head--new')).toHaveCount(0);
  await expect(receipt).toContainText(words.en.sent);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('socket');

  await again(form).press('Enter');
  await expect(fieldOf(form, 'name')).toBeFocused();
  await expect(receipt).toHaveText('');
  expect(await ticked(form)).toEqual([words.en.service]);
  await expectEmpty(form);
});

test('on a phone the receipt comes into view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page, 'service', 'pt');
  await form.locator('.quote-form__open').click();
  await fill(form, acceptedTexts());
  await button(form).click();
  const heading = notice(form).getByRole('heading');
  await expect(heading).toBeFocused();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page
    .locator('.header')
    .evaluate((each) => each.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(Math.max(0, header));
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('the notice of the newsletter stays while it is hovered or focused, ends after five seconds, and can be closed', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, 'contact');
  const form = formOn(page, 'newsletter');
  const region = notice(form);
  const isShown = () => expect(region).toContainText(words.en.subscribed);
  const away = () => page.mouse.move(5, 5);
  await fill(form, acceptedTexts());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(form).click();
  await isShown();

  await region.getByText(words.en.subscribed).hover();
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
  await close.press('Enter');
  await expect(region).toHaveText('');
});
