import { type Page } from '@playwright/test';
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
import { address, type Language, second, service, services, third } from './support/site';
import { chooseLanguage, expect, test, whenReady } from './support/test';
import { texts, titleOf, words } from './support/words';

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

async function changeLanguage(page: Page, language: Language, route: string): Promise<void> {
  await chooseLanguage(page, language);
  await page.waitForURL(address(route, language));
}

test('a draft stays in its form over a reload, another page and another language', async ({
  page,
}) => {
  const typed = acceptedTexts();
  const other = services.find(({ category }) => category !== service.category) ?? service;
  const { otherServices } = texts(second, 'common').form;
  await fill(await openForm(page, 'service'), typed);
  await formOn(page, 'service').getByText(otherServices).click();
  await formOn(page, 'service').getByText(titleOf(other, second), { exact: true }).click();
  await fill(formOn(page, 'newsletter'), { email: newsletterEmail });

  await reload(page);
  await expect.poll(() => textsIn(formOn(page, 'service'))).toEqual(typed);
  await expect
    .poll(() => ticked(formOn(page, 'service')))
    .toEqual([words[second].service, titleOf(other, second)]);
  await expect(
    formOn(page, 'service').getByText(titleOf(other, second), { exact: true }),
  ).toBeVisible();

  await follow(page, address('/contact', second));
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);
  await expectEmpty(formOn(page, 'contact'));
  await fill(formOn(page, 'contact'), { name: 'Somebody else' });

  await page.goBack();
  await page.waitForURL(address(service.route, second));
  await expect.poll(() => textsIn(formOn(page, 'service'))).toEqual(typed);

  await changeLanguage(page, third, service.route);
  const form = formOn(page, 'service');
  await expect(button(form)).toHaveText(words[third].submit);
  await expect.poll(() => textsIn(form)).toEqual(typed);
  await expect.poll(() => ticked(form)).toEqual([words[third].service, titleOf(other, third)]);
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);

  await button(form).click();
  await expect(notice(form)).toContainText(words[third].sent);
  expect(arrived(typed.email).map(({ fields }) => [fields.language, fields.service])).toEqual([
    [third, `${words[third].service}, ${titleOf(other, third)}`],
  ]);
  await reload(page);
  await expect(fieldOf(formOn(page, 'newsletter'), 'email')).toHaveValue(newsletterEmail);
  await expectEmpty(formOn(page, 'service'));
});

test('a change of language during a request neither loses nor repeats it', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const typed = acceptedTexts();
  await fill(form, typed);
  const { letGo } = await holdRequests(page);
  await button(form).click();
  await expect(button(form)).toHaveText(words[second].sending);
  await changeLanguage(page, third, '/contact');
  await expect(button(form)).toHaveText(words[third].sending);
  await fieldOf(form, 'phone').press('Enter');
  letGo();
  await expect(notice(form)).toContainText(words[third].sent);
  await expectEmpty(form);
  expect(arrived(typed.email)).toHaveLength(1);
});

test('going back after a success finds the receipt, and a reload an empty form', async ({
  page,
}) => {
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await button(form).click();
  await expect(notice(form)).toContainText(words[second].sent);
  await follow(page, address('/lentreprise', second));
  await page.goBack();
  await page.waitForURL(address('/contact', second));
  await whenReady(page);
  await expect(notice(form)).toContainText(words[second].sent);
  await reload(page);
  await expect(notice(form)).toHaveText('');
  await expectEmpty(form);
});

test('a post without script that has returned drops its draft', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await page.goto(address('/lentreprise', second), { waitUntil: 'domcontentloaded' });
  await page.goto(`${address('/contact', second)}#sent-contact`, { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expectEmpty(form);
  await fill(form, { message: 'Another one' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expect(fieldOf(form, 'message')).toHaveValue('Another one');
});
