import { acceptedTexts, expectEmpty, fieldOf, fill, openForm } from './support/forms';
import { expect, test, whenReady } from './support/test';

test('a post without script that has returned drops its draft', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await page.goto('/en/lentreprise', { waitUntil: 'domcontentloaded' });
  await page.goto('/en/contact#sent-contact', { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expectEmpty(form);
  await fill(form, { message: 'Another one' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expect(fieldOf(form, 'message')).toHaveValue('Another one');
});
