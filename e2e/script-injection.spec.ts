import { expect, test } from '@playwright/test';
import { acceptedTexts, button, fieldOf, fill, notice, openForm } from './support/forms';
import { words } from './support/form-words';
import { look, watchIncidents } from './support/incidents';
import { chooseLanguage } from './support/picker';
import { ask } from './support/raw-http';
import { openPage } from './support/ready';
import { openStorage, settle, store, unharmed } from './support/script-injection';
import {
  code,
  damagedDrafts,
  hostileHost,
  hostilePaths,
  hostileTexts,
  markup,
} from './support/script-injection-corpus';

/**
 * Script injection, in every place that the site reads: nothing runs, nobody leaves the site, no page breaks. The security
 * policy is off, because the site has to be safe without it. The unit tests try every text and path.
 */

test.use({ bypassCSP: true });

for (const text of [markup[8]!, code[3]!, `//${hostileHost}`])
  test(`${text} in query, hash, cookie, storage and draft stays a text`, async ({
    page,
    context,
    baseURL,
  }) => {
    const incidents = watchIncidents(page, baseURL!);
    const encoded = encodeURIComponent(text);
    await openStorage(page);
    await context.addCookies([{ name: 'i18next', value: encoded, url: baseURL! }]);
    await store(page, text, JSON.stringify({ message: text, name: text, email: text }));
    await page.goto(`/contact?lng=${encoded}&redirectTo=${encoded}&${encoded}=1#${text}`);
    await settle(page, text);
    expect(await look(page)).toEqual({ ...unharmed, origin: baseURL, pathname: '/contact' });
    expect(incidents).toEqual([]);
  });

test('a damaged draft changes no object and breaks no form', async ({ page, baseURL }) => {
  const incidents = watchIncidents(page, baseURL!);
  await openStorage(page);
  for (const draft of damagedDrafts) {
    await store(page, '__proto__', draft);
    await page.goto('/contact?__proto__[polluted]=1&constructor[prototype][polluted]=1');
    await settle(page);
    await fieldOf(page.locator('main form'), 'message').fill('typed');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact')))
      .toContain('"message":"typed"');
    expect(await look(page), draft).toMatchObject({ ...unharmed, pathname: '/contact' });
  }
  expect(incidents).toEqual([]);
});

for (const path of [`/en//${hostileHost}`, `/%2f%2f${hostileHost}/`, `/en/\\${hostileHost}`])
  test(`a visitor of ${path} stays on the site, in every language`, async ({ page, baseURL }) => {
    const incidents = watchIncidents(page, baseURL!);
    await openStorage(page);
    await store(page, 'it', '{}');
    for (const address of [path, `/en${path}?lng=fr`]) {
      await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
      await settle(page);
      expect(await look(page), address).toMatchObject({ ...unharmed, origin: baseURL });
    }
    await openPage(page, `${baseURL}${path}?lng=en&next=//${hostileHost}#//${hostileHost}`);
    await chooseLanguage(page, 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await look(page)).toMatchObject({ ...unharmed, origin: baseURL });
    expect(incidents).toEqual([]);
  });

test('the server redirects to no other origin and lets no path write a header', async ({
  baseURL,
}) => {
  for (const path of hostilePaths) {
    const written = encodeURI(decodeURI(encodeURI(path))).replaceAll('%25', '%');
    for (const raw of [written, written.replaceAll('%5C', '\\'), `/en${written}`]) {
      const { status, headers } = await ask(baseURL!, raw, hostileHost);
      expect([200, 301, 400, 404], raw).toContain(status);
      if (/^[/\\]{2}/.test(raw)) expect([400, 404], raw).toContain(status);
      expect([...headers.keys()], raw).not.toContain('x-injected');
      expect([...headers.keys()], raw).not.toContain('set-cookie');
      expect(headers.get('location') ?? '/', raw).toMatch(/^\/(?![/\\])/);
    }
  }
});

for (const status of [200, 500])
  test(`form values, and an answer with status ${status} and script, stay texts`, async ({
    page,
    baseURL,
  }) => {
    const texts = hostileTexts.filter((text) => !/[\n\t]/.test(text));
    await page.route('**/submit', (route) =>
      route.fulfill({
        status,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', refresh: `0;url=//${hostileHost}` },
        body: texts.join('\n'),
      }),
    );
    const incidents = watchIncidents(page, baseURL!);
    const form = await openForm(page, 'contact');
    const values = { name: texts.join(' ').slice(0, 200), message: texts.join('\n') };
    await fill(form, { ...acceptedTexts(), ...values });
    const answered = page.waitForResponse('**/submit');
    await button(form).click();
    await answered;
    if (status === 200) await expect(notice(form)).toContainText(words.en.sent);
    await expect(fieldOf(form, 'message')).toHaveValue(status === 200 ? '' : values.message);
    expect(await look(page)).toMatchObject({ ...unharmed, pathname: '/en/contact' });
    expect(incidents.filter((incident) => !incident.endsWith('/submit'))).toEqual([]);
  });
