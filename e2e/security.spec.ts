import { createHash } from 'node:crypto';
import { expect as expectPlain, test as plain } from '@playwright/test';
import { load } from 'cheerio';
import { expect, test } from './support/console';
import { acceptedTexts, button, fill, notice, openForm } from './support/forms';
import { parsePolicy } from './support/policy';
import { openPage } from './support/ready';
import { address, pages, routes } from './support/site';
import { watchViolations } from './support/violations';

/** Headers and security policy: on every answer, and in nobody's way. */

const paths = [...pages.map(({ path }) => path), '/404', '/en/404', '/nowhere', '/it/no/where'];

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

plain(
  'each page names each of its scripts and styles, before the first of them',
  async ({ request }) => {
    for (const path of paths) {
      const $ = load(await (await request.get(path)).text(), { scriptingEnabled: false });
      const head = $('head').children();
      const meta = head.filter('[http-equiv="Content-Security-Policy"]');
      expectPlain(meta, path).toHaveLength(1);
      expectPlain(head.index(meta), path).toBe(1);
      const policy = parsePolicy(meta.attr('content') ?? '');
      for (const [selector, directive] of [
        ['script:not([src]):not([type="application/ld+json"])', 'script-src'],
        ['style', 'style-src'],
      ] as const) {
        const hashes = $(selector)
          .toArray()
          .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
          .map((digest) => `'sha256-${digest.toLowerCase()}'`);
        const named = policy.get(directive)?.filter((source) => source !== "'self'");
        expectPlain(new Set(named), `${directive} of ${path}`).toEqual(new Set(hashes));
      }
    }
  },
);

plain('each kind of answer has the headers', async ({ request }) => {
  const file = /src="(\/[^"]+\.(?:js|webp|png|svg))"|href="(\/static\/[^"]+\.woff2)"/;
  const html = await (await request.get('/')).text();
  const asset = file.exec(html)?.slice(1).find(Boolean);
  expectPlain(asset).toBeDefined();
  const kinds = ['/', '/en/contact', '/404', '/nowhere', '/it/no/where', '/static/none.js'];
  const files = [asset!, '/page-data/app-data.json', '/page-data/contact/page-data.json'];
  for (const path of [...kinds, ...files, '/manifest.webmanifest', '/service-courant_fort']) {
    const headers = (await request.get(path)).headers();
    expectPlain(headers, path).toMatchObject(always);
    expectPlain(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expectPlain(headers['strict-transport-security'], path).toMatch(/^max-age=31536000;/);
    expectPlain(headers['permissions-policy'], path).toContain('camera=()');
    expectPlain(headers['set-cookie'], path).toBeUndefined();
  }
});

test('no policy is in the way of any page', async ({ page }) => {
  const violations = await watchViolations(page);
  for (const route of [...routes, '/404']) {
    await openPage(page, address(route, 'it'));
  }
  expect(violations).toEqual([]);
});

test('no policy is in the way of a visit through the site', async ({ page }) => {
  const violations = await watchViolations(page);
  await openPage(page, '/');
  await page.getByRole('tab').last().click();
  await page.locator('.services-menu summary').click();
  await page.locator('.services-menu__panel a[href*="/service-"]').nth(2).click();
  await expect(page).toHaveURL('/service-Courant_Faible');
  await page.locator('.header a[href="/referance"]:visible').first().click();
  await expect(page).toHaveURL('/referance');
  const position = page.locator('.carousel-controls__position');
  const first = await position.textContent();
  await page.locator('.carousel-controls button').last().click();
  await expect(position).not.toHaveText(first ?? '');
  const mode = await page.locator('body').getAttribute('data-bs-theme');
  await page.locator('.header__tools .colour-mode').click();
  await expect(page.locator('body')).not.toHaveAttribute('data-bs-theme', mode ?? '');
  await page.locator('.header a[href="/contact"]:visible').first().click();
  await expect(page).toHaveURL('/contact');
  await page.locator('.header button[aria-haspopup=dialog]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await dialog.locator('[type=submit]').click();
  await expect(page).toHaveURL('/en/contact');
  const form = await openForm(page, 'contact');
  await fill(form, acceptedTexts());
  await button(form).click();
  await expect(notice(form)).toContainText('successfully sent');
  expect(violations).toEqual([]);
});
