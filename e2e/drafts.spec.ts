import type { Page } from '@playwright/test';
import {
  acceptedTexts,
  button,
  expectEmpty,
  fieldOf,
  fill,
  formOn,
  openForm,
  receipt,
  textsIn,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, phone, second, service, services, third } from '../__tests__/support/site';
import { chooseLanguage, expect, test, whenReady } from './support/test';
import { titleOf } from '../__tests__/support/words';

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
  const choice = fieldOf(form, 'service');
  const newsletter = fieldOf(formOn(page, 'newsletter'), 'email');
  await fill(form, typed);
  await choice.selectOption(titleOf(other, second));
  await newsletter.fill('letter@example.ch');

  await reload(page);
  await expect.poll(() => textsIn(form)).toEqual(typed);
  await expect(choice).toHaveValue(titleOf(other, second));

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

  await chooseLanguage(page, third);
  await page.waitForURL(address(service.route, third));
  await expect.poll(() => textsIn(form)).toEqual(typed);
  await expect(choice).toHaveValue(titleOf(other, third));
  await button(form).click();
  await expect(receipt(form)).toContainText(titleOf(other, third));
  expect(arrived(typed.email).map(({ fields }) => [fields.language, fields.service])).toEqual([
    [third, titleOf(other, third)],
  ]);
  await reload(page);
  await expect(receipt(form)).toHaveCount(0);
  await expectEmpty(form);
  await expect(newsletter).toHaveValue('letter@example.ch');
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
