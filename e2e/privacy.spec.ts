import type { Frame, Page } from '@playwright/test';
import { clickInPlace } from './support/click';
import { expect, test } from './support/console';
import { watchDevice } from './support/device';
import { words } from './support/form-words';
import { acceptedTexts, button, fill, formOn, notice, openForm } from './support/forms';
import { chooseLanguage } from './support/picker';
import { openPage, whenReady } from './support/ready';
import { address, kinds, siteUrl } from './support/site';
import { comparedWithList, stored } from './support/stored';

/** Whether the privacy policy is true: what it lists is all that a visit leaves on the device, and all of it occurs. */

/** Opens a page that was made by another build than its data, so that Gatsby loads it once more. */
async function openOutdated(page: Page, path: string): Promise<void> {
  await page.route(
    '**/page-data/app-data.json*',
    (route) => route.fulfill({ json: { webpackCompilationHash: 'another build' } }),
    { times: 1 },
  );
  let documents = 0;
  const isMain = (frame: Frame) => frame === page.mainFrame();
  const again = page.waitForEvent('framenavigated', (frame) => isMain(frame) && ++documents === 2);
  await page.goto(path, { waitUntil: 'commit' });
  await again;
  await whenReady(page);
}

/** The hosts that the page names, with the tested site in the place of the published one. */
async function hostsNamed(page: Page, tested: string): Promise<string[]> {
  const names = await page.locator('main dl code').allTextContents();
  return names.map((name) => (name === new URL(siteUrl).host ? tested : name)).sort();
}

test('a visit leaves on the device, and talks to, what the privacy policy lists', async ({
  page,
  context,
}) => {
  const device = await watchDevice(page);

  await openPage(page, '/');
  const site = new URL(page.url()).host;
  await page.locator('.header .colour-mode:visible').click();
  await chooseLanguage(page, 'Português');
  await expect(page).toHaveURL('/pt');
  await clickInPlace(page.locator('.header__nav a[href="/pt/contact"]'));
  await expect(page).toHaveURL('/pt/contact');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const form = await openForm(page, 'contact', 'pt');
  await fill(form, acceptedTexts());
  await fill(formOn(page, 'newsletter'), acceptedTexts());
  expect(device.hosts(), 'before anything is sent').toEqual([site]);

  const posted = page.waitForRequest('**/submit');
  await button(form).click();
  await expect(notice(form)).toContainText(words.pt.sent);
  expect(await (await posted).headerValue('cookie')).toBeNull();

  await openOutdated(page, address('/lentreprise', 'pt'));
  for (const route of kinds) await openPage(page, address(route, 'pt'));
  await openPage(page, address('/privacy-policy', 'pt'));
  await page.reload();
  await whenReady(page);

  expect(comparedWithList(await device.found())).toEqual({ unlisted: [], neverFound: [] });
  expect(device.hosts()).toEqual(await hostsNamed(page, site));
  const cookies = await context.cookies();
  expect(cookies.map(({ name, expires }) => [name, expires === -1 ? 'browser' : expires])).toEqual(
    stored.filter(({ kind }) => kind === 'cookie').map((cookie) => [cookie.name, cookie.lasts]),
  );
});
