import {
  acceptedTexts,
  button,
  fill,
  formOn,
  photoField,
  phonePhoto,
  receipt,
  sizesReceived,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, second } from '../__tests__/support/site';
import { expect, test, whenReady } from './support/test';
import { expectAccessible, narrowest } from './support/text';
import { filled, texts } from '../__tests__/support/words';

const small = (name: string) => phonePhoto(name, { width: 400, height: 300 });
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('?') });

test('a request sends three photos, small and without place and device, and names what it cannot send', async ({
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
  const words = texts(second, 'photos');
  const says = (chosen: string, refused?: string) =>
    expect(field).toHaveAccessibleDescription(
      [
        filled(words.chosen, { names: chosen }),
        refused && filled(words.refused, { names: refused, max: 30, 'counts.photos': 3 }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  await field.setInputFiles(await small('early.jpg'));
  letScriptsCome();
  await whenReady(page);
  await says('early.jpg');

  await field.setInputFiles([
    await phonePhoto('large.jpg', { onItsSide: true }),
    file('offer.pdf', 'application/pdf'),
    file('broken.jpg', 'image/jpeg'),
    ...(await Promise.all(['2', '3', '4', '5', '6'].map((name) => small(`${name}.jpg`)))),
  ]);
  await says('large.jpg, broken.jpg, 2.jpg', 'offer.pdf, 3.jpg, 4.jpg, 5.jpg, 6.jpg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
  await expectAccessible(page, 'main form');

  const typed = acceptedTexts();
  await fill(form, typed);
  await button(form).click();
  await says('large.jpg, 2.jpg, 3.jpg', 'offer.pdf, broken.jpg, 4.jpg, 5.jpg, 6.jpg');
  await expect(field).toBeFocused();
  expect(arrived(typed.email)).toEqual([]);
  await button(form).click();
  await expect(receipt(form)).toBeVisible();
  expect(await sizesReceived(typed.email)).toEqual([
    [1200, 1600],
    [400, 300],
    [400, 300],
  ]);
});
