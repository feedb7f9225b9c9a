import { expect, test } from './support/console';
import { documentsOf, know, route, settle, sources } from './support/language';
import { chooseLanguage } from './support/picker';
import { whenReady } from './support/ready';
import { blockStorage } from './support/storage';

/** The language in which a visitor gets a page, from every source (specification, section 4). Unit tests have the grid. */

test.use({ locale: 'sv-SE' });

for (const source of sources) {
  const after = sources.slice(sources.indexOf(source) + 1);
  const known = { ...Object.fromEntries(after.map((name) => [name, 'en'])), [source]: 'es' };

  test(`${source} outweighs all sources after it`, async ({ page, context }) => {
    const documents = documentsOf(page);
    const query = await know(page, context, known);
    expect(await settle(page, `${route}${query}`)).toBe(`/es${route}`);
    expect(documents).toEqual([route, `/es${route}`]);
  });
}

test('French is never painted for a visitor who reads English, and back does not trap', async ({
  page,
  context,
}) => {
  await know(page, context, { browser: 'en' });
  await settle(page, '/en/terms-use');
  const before = await page.evaluate(() => history.length);
  let tell: (seen: object) => void = () => undefined;
  const told = new Promise<object>((resolve) => (tell = resolve));
  await page.exposeFunction('tell', (seen: object) => tell(seen));
  await page.addInitScript(() => {
    if (location.pathname !== '/contact') return;
    const look = () =>
      (window as unknown as { tell: (seen: object) => void }).tell({
        language: document.documentElement.lang,
        display: getComputedStyle(document.documentElement).display,
        painted: performance.getEntriesByName('first-contentful-paint').length,
      });
    // The browser gives the French page up on the way, so there is no event of its end.
    setTimeout(look, 500);
  });
  // The English page keeps the visitor waiting until the French one has been looked at.
  await page.route('**/en/contact', async (request) => {
    await told;
    await request.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const french = await told;
  expect(french).toEqual({ language: 'fr', display: 'none', painted: 0 });
  await expect(page).toHaveURL('/en/contact');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/en/terms-use');
});

test('with storage and cookies blocked the language is detected, and changed', async ({
  page,
  context,
}) => {
  await blockStorage(page);
  await know(page, context, { browser: 'es' });
  expect(await settle(page, '/contact')).toBe('/es/contact');
  await whenReady(page);
  await chooseLanguage(page, 'Português');
  await expect(page).toHaveURL('/pt/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});
