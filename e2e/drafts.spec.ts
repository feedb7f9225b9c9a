import type { Page } from '@playwright/test';
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
  receipt,
  textsIn,
  ticked,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, phone, second, service, services, third } from './support/site';
import { chooseLanguage, expect, test, whenReady } from './support/test';
import { texts, titleOf, words } from './support/words';

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await whenReady(page);
}

test('a draft stays in its form over a reload, other pages and another language, until it has been sent', async ({
  page,
}) => {
  const typed = acceptedTexts();
  const other = services.find(({ category }) => category !== service.category) ?? service;
  const form = await openForm(page, 'service');
  const newsletter = fieldOf(formOn(page, 'newsletter'), 'email');
  await fill(form, typed);
  await form.getByText(texts(second, 'common').form.otherServices).click();
  await form.getByText(titleOf(other, second), { exact: true }).click();
  await newsletter.fill('letter@example.ch');

  await reload(page);
  await expect.poll(() => textsIn(form)).toEqual(typed);
  await expect.poll(() => ticked(form)).toEqual([words[second].service, titleOf(other, second)]);
  await expect(form.getByText(titleOf(other, second), { exact: true })).toBeVisible();

  await page
    .locator(`footer a[href="${address('/contact', second)}"]`)
    .first()
    .click();
  await page.waitForURL(address('/contact', second));
  await expect(newsletter).toHaveValue('letter@example.ch');
  await expectEmpty(form); // the contact page has a form of its own
  await page.goBack();
  await page.waitForURL(address(service.route, second));
  await expect.poll(() => textsIn(form)).toEqual(typed);

  const { count, letGo } = await holdRequests(page);
  await button(form).click();
  await expect(button(form)).toHaveText(words[second].sending);
  await chooseLanguage(page, third);
  await page.waitForURL(address(service.route, third));
  await expect(button(form)).toHaveText(words[third].sending);
  expect(await textsIn(form)).toEqual(typed);
  expect(await ticked(form)).toEqual([words[third].service, titleOf(other, third)]);
  await fieldOf(form, 'phone').press('Enter');
  letGo();
  await expect(notice(form)).toContainText(words[third].sent);
  expect(count()).toBe(1);
  expect(arrived(typed.email).map(({ fields }) => [fields.language, fields.service])).toEqual([
    [second, `${words[second].service}, ${titleOf(other, second)}`],
  ]);

  await page
    .locator(`footer a[href="${address('/lentreprise', third)}"]`)
    .first()
    .click();
  await page.waitForURL(address('/lentreprise', third));
  await page.goBack();
  await expect(receipt(form)).toContainText(titleOf(other, third));
  await reload(page);
  await expect(receipt(form)).toHaveCount(0);
  await expectEmpty(form);
  await expect(newsletter).toHaveValue('letter@example.ch');
});

test('a post without script that has returned drops its draft, once', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await page.goto('about:blank');
  await page.goto(`${address('/contact', second)}#sent-contact`, { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expectEmpty(form);
  await fill(form, { message: 'Another one' });
  await reload(page);
  await expect(fieldOf(form, 'message')).toHaveValue('Another one');
});

test('a post without script that has returned is confirmed in the folded card of a phone, too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${address('/', second)}#sent-home`, { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  await expect(page.locator('#sent-home')).toBeInViewport();
  await expect(button(formOn(page, 'home'))).toBeVisible();
});
