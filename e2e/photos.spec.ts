import {
  acceptedTexts,
  again,
  button,
  fill,
  formOn,
  holdRequests,
  notice,
  photoField,
  phonePhoto,
  removeButtons,
  sizesReceived,
} from './support/forms';
import { address, second, third } from './support/site';
import { chooseLanguage, expect, test, whenReady } from './support/test';
import { expectAccessible, narrowest } from './support/text';
import { filled, texts, words } from './support/words';

const small = (name: string) => phonePhoto(name, { width: 400, height: 300 });
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('?') });

test('photos are taken, refused, removed and kept, arrive small and without place and device, and are lost by a reload', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(address('/contact', second), { waitUntil: 'commit' });
  const form = formOn(page, 'contact');
  const field = photoField(form);
  const { errors, remove } = texts(second, 'photos');
  await field.setInputFiles(await phonePhoto('large.jpg', { onItsSide: true }));
  letScriptsCome();
  await whenReady(page);
  await field.scrollIntoViewIfNeeded();
  await expect(removeButtons(form)).toHaveCount(1);

  await field.setInputFiles([
    await small('2.jpg'),
    file('offer.pdf', 'application/pdf'),
    file('broken.jpg', 'image/jpeg'),
  ]);
  await expect(field).toHaveAccessibleDescription(
    `${filled(errors.notPicture, { names: 'offer.pdf' })} ${filled(errors.unreadable, { names: 'broken.jpg' })}`,
  );
  await field.setInputFiles([await small('3.jpg'), await small('4.jpg')]);
  await expect(field).toHaveAccessibleDescription(
    filled(errors.tooMany, { 'counts.photos': 3, names: '4.jpg' }),
  );
  await expect(form.getByRole('img', { name: '3.jpg' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
  await expectAccessible(page, 'main form');

  await removeButtons(form).nth(1).press('Enter');
  const names = (text: string) =>
    ['large.jpg', '3.jpg'].map((name, index) => filled(text, { number: index + 1, name }));
  await expect(removeButtons(form)).toHaveText(names(remove));
  await expect(removeButtons(form).last()).toBeFocused();
  await expect(field).toHaveAccessibleDescription('');

  await page.setViewportSize({ width: 1200, height: 800 });
  await chooseLanguage(page, third);
  const theirs = texts(third, 'photos');
  await expect(page).toHaveURL(address('/contact', third));
  await expect(page.locator('h1')).toHaveText(texts(third, 'contact').title);
  await field.scrollIntoViewIfNeeded();
  await expect(removeButtons(form)).toHaveText(names(theirs.remove));
  const typed = acceptedTexts();
  await fill(form, typed);
  const { letGo } = await holdRequests(page);
  await button(form).click();
  await expect(button(form)).toHaveText(words[third].sending);
  letGo();
  await expect(notice(form)).toContainText(words[third].sent);
  expect(await sizesReceived(typed.email)).toEqual([
    [1200, 1600],
    [400, 300],
  ]);

  await again(form).click();
  await expect(removeButtons(form)).toHaveCount(0);
  await field.setInputFiles(await small('5.jpg'));
  await expect(removeButtons(form)).toHaveCount(1);
  for (const description of [theirs.errors.lost, '']) {
    await page.reload();
    await whenReady(page);
    await field.scrollIntoViewIfNeeded();
    await expect(field).toHaveAccessibleDescription(description);
  }
  await expect(removeButtons(form)).toHaveCount(0);
});
