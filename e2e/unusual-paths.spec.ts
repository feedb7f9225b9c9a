import { expect, test } from '@playwright/test';
import { inParts, settle, store, unharmed } from './support/script-injection';
import { hostileHost, hostilePaths } from './support/script-injection-corpus';
import { look, watchIncidents } from './support/incidents';
import { chooseLanguage } from './support/picker';
import { ask } from './support/raw-http';
import { openPage } from './support/ready';

/**
 * Hostile paths: nothing runs, nobody leaves the site, no page breaks. The security policy is switched off: the site has to
 * be safe by itself, the policy comes on top.
 */

test.use({ bypassCSP: true });

/** Ways to come to a path: as it is, led on into another language, and led back out of one. */
const ways = (path: string) => [
  { language: 'fr', address: path },
  { language: 'it', address: path },
  { language: 'it', address: `/en${path}${path.includes('?') ? '&' : '?'}lng=fr` },
];

for (const { name, part } of inParts(hostilePaths)) {
  test(`paths, in the visitor’s language and another: ${name}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const incidents = watchIncidents(page, baseURL!);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    for (const { language, address } of part.flatMap(ways)) {
      await context.clearCookies();
      await store(page, language, '{}');
      const response = await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, address).toBe(baseURL);
      // What is no text at all is no address of a page.
      if (response?.status() === 400) continue;
      await settle(page);
      expect(await look(page), address).toMatchObject({ ...unharmed, origin: baseURL });
      expect(incidents, address).toEqual([]);
    }
  });
}

test('the language picker stays on the site, whatever the address', async ({ page, baseURL }) => {
  const incidents = watchIncidents(page, baseURL!);
  for (const path of [`/en//${hostileHost}`, `/en/%2f%2f${hostileHost}`, `/en/\\${hostileHost}`]) {
    await openPage(page, `${baseURL}${path}?next=//${hostileHost}#//${hostileHost}`);
    await chooseLanguage(page, 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await look(page), path).toMatchObject({ ...unharmed, origin: baseURL });
    expect(incidents, path).toEqual([]);
  }
});

test('a path with two slashes of any kind is a path, and no name of a host', async ({
  baseURL,
}) => {
  for (const path of [
    `//${hostileHost}`,
    `/\\${hostileHost}`,
    `\\\\${hostileHost}`,
    `/\\/${hostileHost}`,
  ]) {
    const { status } = await ask(baseURL!, path, 'localhost');
    expect([400, 404], path).toContain(status);
  }
});

test('the server sends nobody to another origin, however a path is written', async ({
  baseURL,
}) => {
  for (const path of hostilePaths) {
    const written = encodeURI(decodeURI(encodeURI(path)))
      .replaceAll('%25', '%')
      .split('#')[0]!;
    for (const raw of [written, written.replaceAll('%5C', '\\'), `/en${written}`]) {
      const { status, headers } = await ask(baseURL!, raw, hostileHost);
      expect([200, 301, 400, 404], raw).toContain(status);
      expect([...headers.keys()], raw).not.toContain('x-injected');
      expect([...headers.keys()], raw).not.toContain('set-cookie');
      const location = headers.get('location');
      if (location === undefined) continue;
      expect(new URL(location, baseURL).origin, `${raw} to ${location}`).toBe(baseURL);
      expect(location, raw).toMatch(/^\/(?![/\\])/);
    }
  }
});
