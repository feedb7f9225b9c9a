import { expect, test } from './support/console';
import { acceptedTexts, button, fill, formOn } from './support/forms';
import { arrived } from './support/receiver';

test('a form sent before the scripts arrives once when the visitor leaves', async ({ page }) => {
  await page.route('**/*.js', () => {}); // they never arrive
  const leave = {
    link: () => page.locator('footer a[href="/en/lentreprise"]').first().click(),
    reload: () => page.reload({ waitUntil: 'commit' }),
  };
  for (const [how, act] of Object.entries(leave)) {
    await page.goto('/en/contact');
    const form = formOn(page, 'contact');
    const texts = acceptedTexts();
    await fill(form, texts);
    await button(form).dblclick();
    expect(arrived(texts.email)).toEqual([]);
    await act();
    await expect.poll(() => arrived(texts.email).length, { message: how }).toBe(1);
    expect(arrived(texts.email)[0]?.fields.message).toBe(texts.message);
  }
});
