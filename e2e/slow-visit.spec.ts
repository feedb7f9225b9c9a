import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { acceptedTexts, button, fill, formOn, notice } from './support/forms';
import { heldScripts } from './support/held-scripts';
import { arrived } from './support/receiver';
import { address, languages } from './support/site';

/** The page's scripts come 8 s late: what is pressed or sent meanwhile shows at once that it was taken. */

const words = {
  fr: 'C’est noté, un instant…',
  en: 'Got it, one moment…',
  es: 'Recibido, un momento…',
  pt: 'Recebido, só um momento…',
  it: 'Ricevuto, un momento…',
};

const status = (page: Page) => page.locator('#early-status');
const modeButton = (page: Page) => page.locator('.header .colour-mode:visible');

test('a pressed button and a sent form show it until the scripts answer', async ({ page }) => {
  await page.clock.install();
  const letGo = await heldScripts(page);
  await page.goto('/en/contact');
  await expect(status(page)).toHaveText('');
  await modeButton(page).click();
  await expect(modeButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(modeButton(page)).toHaveCSS('opacity', '0.55');
  await expect(status(page)).toHaveText(words.en);

  const form = formOn(page, 'contact');
  const texts = acceptedTexts();
  await fill(form, texts);
  await button(form).click();
  await expect(button(form)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(8_000);
  await expect(button(form)).toHaveAttribute('aria-busy', 'true');
  expect(arrived(texts.email)).toEqual([]);

  await letGo();
  await expect(notice(form)).toContainText('sent');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(page.locator('body')).toHaveAttribute('data-bs-theme', 'dark');
  expect(arrived(texts.email)).toHaveLength(1);
});

test('the browser posts a form itself after ten seconds', async ({ page }) => {
  await page.clock.install();
  await heldScripts(page);
  await page.goto('/en/contact');
  const form = formOn(page, 'contact');
  const texts = acceptedTexts();
  await fill(form, texts);
  await button(form).click();
  await expect(button(form)).toHaveAttribute('aria-busy', 'true');
  const posted = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.fastForward(10_000);
  expect((await posted).method()).toBe('POST');
  await expect.poll(() => arrived(texts.email).length).toBe(1);
  await expect(page).toHaveURL(/\/en\/contact#sent-contact$/);
});

test('screen readers are told in the page’s language', async ({ page }) => {
  await heldScripts(page);
  for (const language of languages) {
    await page.goto(`${address('/contact', language)}?lng=${language}`);
    await modeButton(page).click();
    await expect(status(page)).toHaveText(words[language]);
  }
});
