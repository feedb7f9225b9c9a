import type { Frame, Page } from '@playwright/test';
import { acceptedTexts, button, fill, formOn, notice, openForm } from './support/forms';
import { address, kinds, siteUrl, third } from '../__tests__/support/site';
import { comparedWithList, labelOf, stored } from '../__tests__/support/stored';
import { chooseLanguage, clickInPlace, expect, openPage, test, whenReady } from './support/test';
import { words } from '../__tests__/support/words';

/** The privacy policy's list is complete, and every item on it occurs during a visit. */

/** Everything else that a browser can keep for a page, by name. Runs in the page, so it uses nothing from outside. */
async function otherStores(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker.getRegistrations();
  return [
    ...databases.map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...workers.map(({ scope }) => `service worker ${scope}`),
  ];
}

/**
 * Records the data that a tab stores on the device and the hosts it requests. Keys of web storage are reported by the
 * browser itself, so that one that is soon removed counts too, and read at the start of each document: a reload can
 * keep the browser from reporting the last one.
 */
async function watchDevice(page: Page) {
  const found = new Set<string>();
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol)) hosts.add(host);
  });
  const browser = await page.context().newCDPSession(page);
  browser.on('DOMStorage.domStorageItemAdded', ({ storageId, key }) => {
    found.add(labelOf(storageId.isLocalStorage ? 'local' : 'session', key));
  });
  await browser.send('DOMStorage.enable');
  await page.exposeFunction('noteKeys', (keys: string[]) => {
    for (const key of keys) found.add(labelOf('session', key));
  });
  await page.addInitScript(() => {
    (window as unknown as { noteKeys: (keys: string[]) => void }).noteKeys(
      Object.keys(sessionStorage),
    );
  });
  return {
    hosts: () => [...hosts].sort(),
    /** Labels of all cookies and keys so far, and of other data stored by the open page's site. */
    found: async () => {
      const cookies = await page.context().cookies();
      const named = cookies.map(({ name }) => labelOf('cookie', name));
      return [...found, ...named, ...(await page.evaluate(otherStores))];
    },
  };
}

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

test('a visit leaves on the device, and talks to, what the privacy policy lists', async ({
  page,
  context,
}) => {
  const device = await watchDevice(page);

  await openPage(page, '/');
  const site = new URL(page.url()).host;
  await page.locator('.header .colour-mode:visible').click();
  await chooseLanguage(page, third);
  await expect(page).toHaveURL(address('/', third));
  const contact = address('/contact', third);
  await clickInPlace(page.locator(`.header__nav a[href="${contact}"]`));
  await expect(page).toHaveURL(contact);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const form = await openForm(page, 'contact', third);
  await fill(form, acceptedTexts());
  await fill(formOn(page, 'newsletter'), acceptedTexts());
  expect(device.hosts(), 'before anything is sent').toEqual([site]);

  const posted = page.waitForRequest('**/submit');
  await button(form).click();
  await expect(notice(form)).toContainText(words[third].sent);
  expect(await (await posted).headerValue('cookie')).toBeNull();

  await openOutdated(page, address('/lentreprise', third));
  for (const route of kinds) await openPage(page, address(route, third));
  await openPage(page, address('/privacy-policy', third));
  const named = await page.locator('main dl code').allTextContents();
  await page.reload();
  await whenReady(page);

  expect(comparedWithList(await device.found())).toEqual({ unlisted: [], neverFound: [] });
  const published = new URL(siteUrl).host;
  expect(device.hosts()).toEqual(named.map((host) => (host === published ? site : host)).sort());
  const cookies = await context.cookies();
  expect(cookies.map(({ name, expires }) => [name, expires === -1 ? 'browser' : expires])).toEqual(
    stored.filter(({ kind }) => kind === 'cookie').map((cookie) => [cookie.name, cookie.lasts]),
  );
});
