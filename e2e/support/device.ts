import type { Page } from '@playwright/test';
import { labelOf } from './stored';

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
 * Notes what a tab leaves on the device and which hosts it talks to. Keys of web storage come from the browser itself,
 * so that one that is soon removed counts too, and from the start of each document: a reload can keep the browser from
 * telling the last one.
 */
export async function watchDevice(page: Page) {
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
    /** Labels of all cookies and keys up to now, and of what else the open page's site keeps. */
    found: async () => {
      const cookies = await page.context().cookies();
      const named = cookies.map(({ name }) => labelOf('cookie', name));
      return [...found, ...named, ...(await page.evaluate(otherStores))];
    },
  };
}
