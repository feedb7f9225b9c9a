import { readFileSync } from 'node:fs';
import {
  acceptedTexts,
  button,
  fill,
  formOn,
  notice,
  openForm,
  photoField,
  photograph,
  removeButtons,
  sizesReceived,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, fallback, second, service, third } from './support/site';
import { chooseLanguage, expect, test, whenReady } from './support/test';
import { expectAccessible } from './support/text';
import { filled, texts, words } from './support/words';

const facts = { 'counts.photos': 3 };

test('three photographs of 12 megapixels arrive small, and without place and device', async ({
  page,
}) => {
  const form = await openForm(page, 'home', fallback);
  const typed = acceptedTexts();
  await fill(form, typed);
  await photoField(form).setInputFiles([
    await photograph('Tableau.jpg'),
    await photograph('Compteur.jpg', { onItsSide: true }),
    await photograph('Prise.jpg', { width: 3000, height: 4000 }),
  ]);
  await button(form).click(); // while they are prepared
  await expect(button(form)).toHaveText(words[fallback].sending);
  await expect(notice(form)).toContainText(words[fallback].sent);
  expect(await sizesReceived(typed.email)).toEqual([
    [1600, 1200],
    [1200, 1600],
    [1200, 1600],
  ]);
  await expect(removeButtons(form)).toHaveCount(0);
});

test('a photograph chosen before the scripts are there arrives as small', async ({ page }) => {
  await page.goto(address('/contact', second), { waitUntil: 'commit' });
  const form = formOn(page, 'contact');
  const typed = acceptedTexts();
  await photoField(form).setInputFiles(await photograph('Socket.jpg'));
  await fill(form, typed);
  await whenReady(page); // before, the browser would post it
  await button(form).click();
  await expect(notice(form)).toContainText(words[second].sent);
  expect(await sizesReceived(typed.email)).toEqual([[1600, 1200]]);
});

test('a photograph is sent as it was chosen where the script that prepares it does not come', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/\d+-[\da-f]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return text.includes('photos__item') ? route.abort() : route.fulfill({ response });
  });
  const form = await openForm(page, 'contact');
  const typed = acceptedTexts();
  await fill(form, typed);
  const photo = await photograph('Socket.jpg', { width: 400, height: 300 });
  await photoField(form).setInputFiles(photo);
  await button(form).click();
  await expect(notice(form)).toContainText(words[second].sent);
  const [file = ''] = arrived(typed.email)[0]?.photos ?? [];
  expect(readFileSync(file).equals(photo.buffer)).toBe(true);
  expect(consoleErrors.filter((text) => !/chunk|ERR_FAILED/i.test(text))).toEqual([]);
  consoleErrors.length = 0;
});

test('photographs can be added, refused, removed and kept, until a reload loses them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const form = await openForm(page, 'service', second);
  await page.locator('.quote-form__open').click();
  const field = photoField(form);
  const small = (name: string) => photograph(name, { width: 400, height: 300 });
  const { errors, remove } = texts(second, 'photos');
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('?') });

  await field.scrollIntoViewIfNeeded();
  await field.setInputFiles([
    await small('first.jpg'),
    file('offer.pdf', 'application/pdf'),
    file('broken.jpg', 'image/jpeg'),
  ]);
  await expect(field).toHaveAccessibleDescription(
    `${filled(errors.notPicture, { names: 'offer.pdf' })} ${filled(errors.unreadable, { names: 'broken.jpg' })}`,
  );
  await expect(removeButtons(form)).toHaveCount(1);
  await field.setInputFiles(await Promise.all(['2.jpg', '3.jpg', '4.jpg'].map(small)));
  await expect(field).toHaveAccessibleDescription(
    filled(errors.tooMany, { ...facts, names: '4.jpg' }),
  );
  await expect(form.getByRole('img', { name: '3.jpg' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, 'main form');

  await field.focus();
  await page.keyboard.press('Tab');
  await expect(removeButtons(form).first()).toHaveAccessibleName(
    filled(remove, { number: 1, name: 'first.jpg' }),
  );
  await page.keyboard.press('Enter');
  await expect(removeButtons(form)).toHaveText(
    ['2.jpg', '3.jpg'].map((name, index) => filled(remove, { number: index + 1, name })),
  );
  await expect(removeButtons(form).first()).toBeFocused();
  await expect(field).toHaveAccessibleDescription('');

  await page.setViewportSize({ width: 1200, height: 800 });
  const company = address('/lentreprise', second);
  await page.locator(`footer a[href="${company}"]`).first().click();
  await page.waitForURL(company);
  await page.goBack();
  await page.waitForURL(address(service.route, second));
  await chooseLanguage(page, third);
  await page.waitForURL(address(service.route, third));
  await expect(button(form)).toHaveText(words[third].submit);
  await field.scrollIntoViewIfNeeded();
  const theirs = texts(third, 'photos');
  await expect(removeButtons(form)).toHaveText(
    ['2.jpg', '3.jpg'].map((name, index) => filled(theirs.remove, { number: index + 1, name })),
  );

  for (const description of [theirs.errors.lost, '']) {
    await page.reload();
    await whenReady(page);
    await field.scrollIntoViewIfNeeded();
    await expect(form.locator('.photo-field__words')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(description);
  }
  await expect(removeButtons(form)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts a photograph as it is', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const form = formOn(page, 'contact');
    const typed = acceptedTexts();
    await fill(form, typed);
    const photo = await photograph('Tableau.jpg', { width: 400, height: 300 });
    await form.getByLabel(filled(texts(fallback, 'photos').label, facts)).setInputFiles(photo);
    await button(form).click();
    await page.waitForURL('/contact#sent-contact');
    const [file = ''] = arrived(typed.email)[0]?.photos ?? [];
    expect(readFileSync(file).equals(photo.buffer)).toBe(true);
  });
});
