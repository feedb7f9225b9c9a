import { expect, test } from '@playwright/test';
import { acceptedTexts, button, fieldOf, fill, notice, openForm } from './support/forms';
import { words } from './support/form-words';
import { inParts, settle, store, unharmed } from './support/script-injection';
import {
  hostileHost,
  hostilePaths,
  hostileTexts,
  pollution,
} from './support/script-injection-corpus';
import { look, watchIncidents } from './support/incidents';

/**
 * Hostile texts, in every place that the site reads: nothing runs, nobody leaves the site, no page breaks. The security
 * policy is switched off: the site has to be safe by itself, the policy comes on top.
 */

test.use({ bypassCSP: true });

test('the corpus has at least 100 texts, each once, and as many paths as make 150', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100);
  expect(new Set([...hostileTexts, ...hostilePaths]).size).toBeGreaterThanOrEqual(150);
});

for (const { name, part } of inParts(hostileTexts)) {
  test(`texts in query, hash, cookie and storage: ${name}`, async ({ page, context, baseURL }) => {
    const incidents = watchIncidents(page, baseURL!);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    for (const text of part) {
      const encoded = encodeURIComponent(text);
      await context.addCookies([{ name: 'i18next', value: encoded, url: baseURL! }]);
      await store(page, text, JSON.stringify({ message: text, name: text, email: text }));
      await page.goto(`/contact?lng=${encoded}&redirectTo=${encoded}&${encoded}=1#${text}`, {
        waitUntil: 'commit',
      });
      await settle(page, text);
      const sight = { ...unharmed, origin: baseURL, pathname: '/contact' };
      expect(await look(page), text).toEqual(sight);
      expect(incidents, text).toEqual([]);
    }
  });
}

test('stored texts reach no other object, and a damaged draft breaks nothing', async ({
  page,
  baseURL,
}) => {
  const incidents = watchIncidents(page, baseURL!);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  for (const draft of pollution) {
    await store(page, '__proto__', draft);
    const query = '__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__.polluted=1';
    await page.goto(`/contact?${query}&lng=__proto__#__proto__[polluted]=1`, {
      waitUntil: 'domcontentloaded',
    });
    await settle(page);
    const message = fieldOf(page.locator('main form'), 'message');
    await message.fill('typed');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact')))
      .toContain('"message":"typed"');
    expect(await look(page), draft).toEqual({
      ...unharmed,
      origin: baseURL,
      pathname: '/contact',
    });
    expect(incidents, draft).toEqual([]);
  }
});

for (const status of [200, 400, 500]) {
  test(`form values, and what a receiver says back with status ${status}, stay texts`, async ({
    page,
    baseURL,
  }) => {
    const texts = hostileTexts.filter((text) => !/[\n\t]/.test(text));
    const body = JSON.stringify({ success: true, message: texts.join(' '), __proto__: {} });
    await page.route('**/submit', (route) =>
      route.fulfill({
        status,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', refresh: `0;url=//${hostileHost}` },
        body: texts.join('\n') + body,
      }),
    );
    const incidents = watchIncidents(page, baseURL!);
    const form = await openForm(page, 'contact');
    for (const { part } of inParts(texts)) {
      const values = { name: part.join(' ').slice(0, 200), message: part.join('\n') };
      await fill(form, { ...acceptedTexts(), ...values });
      const answered = page.waitForResponse('**/submit');
      await button(form).click();
      await answered;
      if (status === 200) await expect(notice(form)).toContainText(words.en.sent);
      await expect(fieldOf(form, 'message')).toHaveValue(status === 200 ? '' : values.message);
    }
    expect(await look(page)).toMatchObject({ ...unharmed, pathname: '/en/contact' });
    expect(incidents.filter((incident) => !incident.endsWith('/submit'))).toEqual([]);
  });
}
