import { expect, test as plain } from '@playwright/test';
import { test } from './support/console';
import { acceptedTexts, button, fill, notice, openForm } from './support/forms';
import { chooseLanguage } from './support/picker';
import { openPage } from './support/ready';
import { pages } from './support/site';
import { watchViolations } from './support/violations';

/** Security headers on every answer of the server, and a policy that blocks nothing a visitor does. */

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

plain('each kind of answer has its status and the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [/src="(\/[^"]+\.webp)"/, /href="(\/static\/[^"]+\.woff2)"/, /(\/app-\w+\.js)/];
  const found = files.map((file) => file.exec(html)?.[1]);
  expect(found).not.toContain(undefined);
  const good = [
    ...pages.map(({ path }) => path),
    ...found.map(String),
    '/page-data/app-data.json',
    '/page-data/contact/page-data.json',
    '/manifest.webmanifest',
    '/service-courant_fort',
  ];
  const missing = ['/404', '/nowhere', '/it/no/where', '/static/none.js'];
  for (const path of [...good, ...missing]) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (path !== '/404') expect(response.status(), path).toBe(good.includes(path) ? 200 : 404);
    const headers = response.headers();
    expect(headers, path).toMatchObject(always);
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    for (const directive of ['frame-ancestors', 'base-uri', 'object-src', 'script-src-attr'])
      expect(policy, path).toContain(`${directive} 'none'`);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
    for (const name of ['set-cookie', 'access-control-allow-origin'])
      expect(headers[name], path).toBeUndefined();
  }
});

test('the policy blocks nothing on a visit through the site', async ({ page }) => {
  const violations = await watchViolations(page);
  await openPage(page, '/');
  await page.getByRole('tab').last().click();
  await page.locator('.services-menu summary').click();
  await page.locator('.services-menu__panel a[href*="/service-"]').nth(2).click();
  await expect(page).toHaveURL('/service-Courant_Faible');
  await page.locator('.header a[href="/referance"]:visible').first().click();
  await expect(page).toHaveURL('/referance');
  await page.locator('.carousel-controls button').last().click();
  await page.locator('.header__tools .colour-mode').click();
  await expect(page.locator('body')).toHaveAttribute('data-bs-theme', 'dark');
  await page.locator('.header a[href="/contact"]:visible').first().click();
  await expect(page).toHaveURL('/contact');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/contact');
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await button(form).click();
  await expect(notice(form)).toContainText('successfully sent');
  expect(violations).toEqual([]);
});
