import type { Page, Route } from '@playwright/test';
import { acceptedTexts, button, fieldOf, fill, formOn } from './support/forms';
import { arrived } from './support/receiver';
import { address, phone, second, service } from '../__tests__/support/site';
import { expect, openPage, pickerButton, test, whenReady } from './support/test';

/** Input before the page's scripts have run is not lost. A unit test has the time at which they load. */

/** Delays the page's scripts until they are released. */
async function heldScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/*.js', (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('no script is asked for before the page has loaded', async ({ page }) => {
  await openPage(page, '/');
  const [loaded, firstScript] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return [
      (navigation as PerformanceNavigationTiming).loadEventStart,
      Math.min(...scripts),
    ] as const;
  });
  expect(firstScript).toBeGreaterThanOrEqual(loaded);
});

test('a dialog that is asked for before they run opens once they do, and what was typed stays', async ({
  page,
}) => {
  const letGo = await heldScripts(page);
  await page.goto('/contact');
  const message = fieldOf(formOn(page, 'contact'), 'message');
  await message.fill('Une prise');
  await page.locator(pickerButton).click();
  await expect(page.locator('.language-picker')).toBeHidden();
  await letGo();
  await expect(page.locator('.language-picker')).toBeVisible();
  await expect(message).toHaveValue('Une prise');
});

test('a form that is sent before they run is posted by the browser, once', async ({ page }) => {
  await heldScripts(page);
  const path = address('/contact', second);
  await page.goto(path);
  const form = formOn(page, 'contact');
  const texts = acceptedTexts();
  await fill(form, texts);
  await button(form).click();
  await expect(page).toHaveURL(`${path}#sent-contact`);
  expect(arrived(texts.email).map(({ fields }) => fields.message)).toEqual([texts.message]);
});

test('what is typed and chosen early stays', async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto(service.route);
  const form = formOn(page, 'service');
  const choice = fieldOf(form, 'service');
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  const details = page.locator('main details').first();
  const wasOpen = await details.getAttribute('open');
  await details.locator('summary').click();
  await fieldOf(form, 'message').fill('Une prise');
  const email = fieldOf(form, 'email');
  await email.pressSequentially('jean@exem');
  await letGo();
  await email.pressSequentially('ple.ch');
  await whenReady(page);
  await expect(email).toHaveValue('jean@exemple.ch');
  await expect(email).toBeFocused();
  await expect(fieldOf(form, 'message')).toHaveValue('Une prise');
  await expect(choice).toHaveValue(chosen);
  expect(await details.getAttribute('open')).not.toBe(wasOpen);
  // It is also part of the draft.
  await page.reload();
  await whenReady(page);
  await expect(email).toHaveValue('jean@exemple.ch');
});

test('where they do not come, the page shows all that it would without script', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/app-*.js', (route) => route.abort());
  const open = async (path: string) => {
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).not.toHaveAttribute('data-script');
  };
  await open(address('/', second));
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const link of await page.locator('.tabs__panel a').all()) await expect(link).toBeVisible();
  await page.locator('.header a[href="#site-languages"]').click();
  await expect(page.locator('#site-languages a').first()).toBeInViewport();
  await page.setViewportSize(phone);
  await page.locator('.header a[href="#site-links"]').click();
  await expect(page.locator('#site-links')).toBeInViewport();
  await expect(page.locator('.header [aria-haspopup=dialog]:visible')).toHaveCount(0);
  await open('/lentreprise');
  for (const slide of await page.locator('.carousel-item').all()) await expect(slide).toBeVisible();
  await expect(page.locator('.carousel button').first()).toBeHidden();
  consoleErrors.length = 0;
});
