import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { address, builtFile, company, fallback, type Language, second } from './support/site';
import { chooseLanguage, clickInPlace, expect, openStill, test, whenReady } from './support/test';
import { texts } from './support/words';

/** What stays and what changes when one page replaces another. */

/** What a document's head says of its page: language, title, description, addresses, structured data; in an order of its own. */
function headOf(html: string): string[] {
  const $ = load(html);
  const telling =
    'title, meta[name]:not([name=theme-color]), meta[property], link[hreflang], link[rel=canonical], [type*=ld]';
  const said = $('head')
    .find(telling)
    .toArray()
    .map((element) => {
      const { name, property, hreflang, href, content } = element.attribs;
      return [name, property, hreflang, href, content, $(element).text()].join(' ');
    });
  return [$('html').attr('lang') ?? '', ...said.sort()];
}

const link = (page: Page, path: string) => page.locator(`.header__nav a[href="${path}"]`);

/** The title of the contact or the company page, as the browser shows it. */
const titleOf = (page: 'contact' | 'company', language: Language) =>
  `${company.name} | ${texts(language, 'pages')[page].title}`;

/** The heading of the company page. */
const heading = texts(fallback, 'company').title;

const email = (page: Page) => page.locator('.footer input[type=email]');

/** Marks elements of the page, to be known again. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-marked', '');
  });

const marked = (page: Page) =>
  page
    .locator('[data-marked]')
    .evaluateAll((elements: HTMLElement[]) => elements.map(({ localName }) => localName));

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await whenReady(page);
});

test('header, footer and quick bar stay, with what was typed; the page is another', async ({
  page,
}) => {
  await mark(page, '.header, main, .footer, .quick-bar');
  expect(await marked(page)).toEqual(['header', 'main', 'footer', 'nav']);
  await email(page).fill('half an addr');
  await clickInPlace(link(page, '/lentreprise'));
  await expect(page.locator('h1')).toHaveText(heading);
  expect(await marked(page)).toEqual(['header', 'footer', 'nav']);
  await expect(email(page)).toHaveValue('half an addr');
  await expect(link(page, '/lentreprise')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, '/contact')).not.toHaveAttribute('aria-current');
  await expect(page.locator(`.footer [hreflang=${second}]`)).toHaveAttribute(
    'href',
    address('/lentreprise', second),
  );
});

test('the head becomes that of the new page, and always has a title', async ({ page }) => {
  const titles = await page.evaluateHandle(() => {
    const seen = [document.title];
    new MutationObserver(() => {
      if (seen.at(-1) !== document.title) seen.push(document.title);
    }).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  const expectServedHead = async (title: string) => {
    await expect(page).toHaveTitle(title);
    const served = headOf(readFileSync(builtFile(new URL(page.url()).pathname), 'utf8'));
    expect(served.length).toBeGreaterThan(20);
    await expect.poll(async () => headOf(await page.content())).toEqual(served);
  };
  await clickInPlace(link(page, '/lentreprise'));
  const [contact, own, other] = [
    titleOf('contact', fallback),
    titleOf('company', fallback),
    titleOf('company', second),
  ];
  await expectServedHead(own);
  await chooseLanguage(page, second);
  await expectServedHead(other);
  await page.goBack();
  await expectServedHead(own);
  await page.goBack();
  await expectServedHead(contact);
  expect(await titles.jsonValue()).toEqual([contact, own, other, own, contact]);
});

test('the Tab key begins at the top of the page that was gone to', async ({ page }) => {
  await link(page, '/lentreprise').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lentreprise$/);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

test('a page and what is around it change at once', async ({ page }) => {
  const seen = page.evaluate(
    () =>
      new Promise<{ sections: number; current?: string | null }>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === before) return;
          const current = document.querySelector('.header__nav [aria-current]');
          const sections = document.querySelectorAll('main > section').length;
          resolve({ sections, current: current?.getAttribute('href') });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await clickInPlace(link(page, '/lentreprise'));
  const { sections, current } = await seen;
  expect(current).toBe('/lentreprise');
  expect(await page.locator('main > section').count()).toBe(sections);
});

test('a slow page says so, and after 15 seconds the browser loads it', async ({ page }) => {
  // Gatsby fetches nothing in advance then.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const data = '**/page-data/lentreprise/page-data.json*';
  await page.route(data, () => undefined);
  await openStill(page, '/contact');
  const bar = page.locator('.page-progress');
  const asked = page.waitForRequest(data);
  await clickInPlace(link(page, '/lentreprise'));
  await asked;
  await page.clock.fastForward(900);
  await expect(bar).toHaveCount(0);
  await page.clock.fastForward(200);
  await expect(bar).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(14_000);
  await expect(page).toHaveURL('/lentreprise');
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(bar).toHaveCount(0);
});

test('the bar goes when the page comes, by a link as by back', async ({ page }) => {
  let letGo = () => {};
  const data = '**/page-data/lentreprise/page-data.json*';
  const hold = async () => {
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(data, async (route) => {
      await gate;
      await route.continue();
    });
  };
  const bar = page.locator('.page-progress');
  await hold();
  await clickInPlace(link(page, '/lentreprise'));
  await expect(bar).toBeVisible();
  letGo();
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await clickInPlace(link(page, '/contact'));
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await whenReady(page);
  await page.unroute(data);
  await hold();
  await page.goBack();
  await expect(bar).toBeVisible();
  letGo();
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(bar).toHaveCount(0);
});
