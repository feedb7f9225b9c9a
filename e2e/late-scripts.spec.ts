import type { Page, Route } from '@playwright/test';
import { acceptedTexts, button, fieldOf, fill, formOn } from './support/forms';
import { arrived } from './support/receiver';
import { address, second, service } from './support/site';
import { expect, openPage, pickerButton, test, whenReady } from './support/test';

/** The page's scripts come late: what a visitor does before they run is not lost. */

/** Holds the page's scripts back until they are let go. */
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

const fibres = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

test('no script is asked for before the page has loaded and is drawn', async ({ page }) => {
  await openPage(page, '/');
  const [loaded, drawn, firstScript] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return [
      (navigation as PerformanceNavigationTiming).loadEventStart,
      paint?.startTime ?? Infinity,
      Math.min(...scripts),
    ] as const;
  });
  expect(firstScript).toBeGreaterThanOrEqual(loaded);
  expect(firstScript).toBeGreaterThanOrEqual(drawn);
});

test('they come also where the browser reports no paint, as in a tab in the background', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const asked = page.waitForRequest(/\.js$/);
  await page.goto('/');
  await asked;
});

test('they come also where the browser never finds itself idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task, { timeout } = {}) =>
      timeout ? Number(setTimeout(task, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
  });
  const asked = page.waitForRequest(/\.js$/);
  await page.goto('/');
  await asked;
});

test('the first key asks for them, also while the page is still loading', async ({ page }) => {
  const asked = page.waitForRequest(/\.js$/);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.avif', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.keyboard.press('Tab');
  await asked;
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  answer();
  await whenReady(page);
});

test('a button pressed before they run is answered once they do', async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto('/');
  const mode = () => page.locator('body').getAttribute('data-bs-theme');
  expect(await mode()).toBe('light');
  await page.locator('.header .colour-mode:visible').click();
  expect(await fibres(page)).toBe(false);
  expect(await mode()).toBe('light');
  await letGo();
  await expect.poll(mode).toBe('dark');
});

test('so is a dialog that was asked for', async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto('/contact');
  await page.locator(pickerButton).click();
  await letGo();
  await expect(page.locator('.language-picker')).toBeVisible();
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

test('what is typed before they run stays where it is', async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto('/contact');
  const message = fieldOf(formOn(page, 'contact'), 'message');
  await message.fill('Une prise');
  await letGo();
  await whenReady(page);
  await expect(message).toHaveValue('Une prise');
  await expect(message).toBeFocused();
});

test('what is typed and chosen early stays, also where an extension has touched the page', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document
        .querySelectorAll('input[type=email]')
        .forEach((each) => each.after(document.createElement('div'))),
    ),
  );
  const letGo = await heldScripts(page);
  await page.goto(service.route);
  const form = formOn(page, 'service');
  const choices = fieldOf(form, 'service');
  await choices.nth(1).focus();
  await page.keyboard.press('Space');
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
  await expect(choices.nth(1)).toBeChecked();
  expect(await details.getAttribute('open')).not.toBe(wasOpen);
  // It is part of the draft, too.
  await page.reload();
  await whenReady(page);
  await expect(email).toHaveValue('jean@exemple.ch');
  // React's own words about the foreign elements.
  expect(consoleErrors.filter((text) => !/Minified React error #4(18|23|25)/.test(text))).toEqual(
    [],
  );
  consoleErrors.length = 0;
});

test.describe('where the scripts do not come, the page shows all that it would without script', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/app-*.js', (route) => route.abort());
  });
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).not.toHaveAttribute('data-script');
  };

  test('the panels of all tabs and the points of the picture', async ({ page, consoleErrors }) => {
    await open(page, address('/', second));
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const link of await page.locator('.tabs__panel a, .hero__points a').all())
      await expect(link).toBeVisible();
    await expect(page.locator('#site-languages a').first()).toBeVisible();
    consoleErrors.length = 0;
  });

  test('the picture of each slide', async ({ page, consoleErrors }) => {
    await open(page, '/referance');
    for (const picture of await page.locator('.project-slide .picture').all())
      await expect(picture.locator('img').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.carousel-controls')).toBeHidden();
    consoleErrors.length = 0;
  });
});
