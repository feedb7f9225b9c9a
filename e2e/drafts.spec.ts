import { type Page } from '@playwright/test';
import { words } from './support/form-words';
import {
  acceptedTexts,
  button,
  expectEmpty,
  fieldOf,
  fill,
  formOn,
  holdRequests,
  notice,
  openForm,
  textsIn,
  ticked,
} from './support/forms';
import { arrived } from './support/receiver';
import { chooseLanguage, expect, test, whenReady } from './support/test';

const newsletterEmail = 'letter@example.ch';

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(path);
  await whenReady(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenReady(page);
}

async function changeLanguage(page: Page, ownName: string, path: string): Promise<void> {
  await chooseLanguage(page, ownName);
  await page.waitForURL(path);
}

test('a draft stays in its form over a reload, another page and another language', async ({
  page,
}) => {
  const texts = acceptedTexts();
  await fill(await openForm(page, 'service'), texts);
  await formOn(page, 'service').getByText('Other services').click();
  await formOn(page, 'service').getByText('Energy storage').click();
  await fill(formOn(page, 'newsletter'), { email: newsletterEmail });

  await reload(page);
  await expect.poll(() => textsIn(formOn(page, 'service'))).toEqual(texts);
  await expect
    .poll(() => ticked(formOn(page, 'service')))
    .toEqual([words.en.service, 'Energy storage']);
  await expect(formOn(page, 'service').getByText('Energy storage')).toBeVisible();

  await follow(page, '/en/contact');
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);
  await expectEmpty(formOn(page, 'contact'));
  await fill(formOn(page, 'contact'), { name: 'Somebody else' });

  await page.goBack();
  await page.waitForURL('/en/service-Courant_Fort');
  await expect.poll(() => textsIn(formOn(page, 'service'))).toEqual(texts);

  await changeLanguage(page, 'Italiano', '/it/service-Courant_Fort');
  const form = formOn(page, 'service');
  await expect(button(form)).toHaveText('Chiedere un preventivo gratuito');
  await expect.poll(() => textsIn(form)).toEqual(texts);
  await expect.poll(() => ticked(form)).toEqual([words.it.service, 'Accumulo di energia']);
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);

  await button(form).click();
  await expect(notice(form)).toContainText(words.it.sent);
  expect(arrived(texts.email).map(({ fields }) => [fields.language, fields.service])).toEqual([
    ['it', `${words.it.service}, Accumulo di energia`],
  ]);
  await reload(page);
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);
  await expectEmpty(formOn(page, 'service'));
});

test('a change of language during a request neither loses nor repeats it', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const texts = acceptedTexts();
  await fill(form, texts);
  const { letGo } = await holdRequests(page);
  await button(form).click();
  await expect(button(form)).toHaveText(words.en.sending);
  await changeLanguage(page, 'Español', '/es/contact');
  await expect(button(form)).toHaveText(words.es.sending);
  await fieldOf(form, 'phone').press('Enter');
  letGo();
  await expect(notice(form)).toContainText(words.es.sent);
  await expectEmpty(form);
  expect(arrived(texts.email)).toHaveLength(1);
});

test('going back after a success finds the receipt, and a reload an empty form', async ({
  page,
}) => {
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await button(form).click();
  await expect(notice(form)).toContainText(words.en.sent);
  await follow(page, '/en/lentreprise');
  await page.goBack();
  await page.waitForURL('/en/contact');
  await whenReady(page);
  await expect(notice(form)).toContainText(words.en.sent);
  await reload(page);
  await expect(notice(form)).toHaveText('');
  await expectEmpty(form);
});

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
