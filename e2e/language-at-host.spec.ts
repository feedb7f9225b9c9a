import { expect, test } from './support/console';
import { documentsOf, know, route, settle, sources } from './support/language';
import { chooseLanguage } from './support/picker';
import { openPage } from './support/ready';

/** The language in which a host that knows the visitor's sends a page at the first request. */

test.use({ locale: 'sv-SE' });

for (const source of sources) {
  const after = sources.slice(sources.indexOf(source) + 1);
  const known = { ...Object.fromEntries(after.map((name) => [name, 'en'])), [source]: 'es' };

  test(`${source} outweighs all sources after it at the host`, async ({ page, context }) => {
    const documents = documentsOf(page);
    const query = await know(page, context, known, true);
    expect(await settle(page, `${route}${query}`)).toBe(`/es${route}`);
    expect(documents).toEqual(query ? [route, `/es${route}`] : [`/es${route}`]);
  });
}

test('the host keeps query and place of an address', async ({ page, context }) => {
  await know(page, context, { browser: 'en' }, true);
  expect(await settle(page, `${route}?a=1#b`)).toBe(`/en${route}?a=1#b`);
});

test('a choice of French outlasts the browser’s language at the host, from any link', async ({
  page,
  context,
}) => {
  await know(page, context, { browser: 'en' }, true);
  await openPage(page, `/en${route}`);
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL(route);
  expect(await settle(page, '/contact')).toBe('/contact');
  // A page of another site, whose links bring no cookie that is `Strict`.
  await page.route('http://other.example/', (request) =>
    request.fulfill({
      contentType: 'text/html',
      body: `<a href="${new URL('/contact', page.url()).href}">a</a>`,
    }),
  );
  await page.goto('http://other.example/');
  await page.locator('a').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(new URL(page.url()).pathname).toBe('/contact');
});
