import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import {
  address,
  builtFile,
  company,
  fallback,
  type Language,
  second,
} from '../__tests__/support/site';
import {
  chooseLanguage,
  clickInPlace,
  expect,
  openPage,
  openStill,
  scrollTo,
  test,
} from './support/test';
import { filled, texts } from '../__tests__/support/words';

/** State that persists or changes when one page replaces another. */

const link = (page: Page, path: string) => page.locator(`.header__nav a[href="${path}"]`);

/** The heading of the company page. */
const heading = texts(fallback, 'company').title;

/** Marks elements of the page to recognise them later. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-marked', '');
  });

const marked = (page: Page) =>
  page
    .locator('[data-marked]')
    .evaluateAll((elements: HTMLElement[]) => elements.map(({ localName }) => localName));

/** Content around the page's heading at the moment when the heading changes. */
const whenHeadingChanges = (page: Page) =>
  page.evaluate(
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

test('a link shows the new page at once, and keeps what is around it, with what was typed', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await mark(page, '.header, main, .footer, .quick-bar');
  expect(await marked(page)).toEqual(['header', 'main', 'footer', 'nav']);
  const email = page.locator('.footer input[type=email]');
  await email.fill('half an addr');
  const seen = whenHeadingChanges(page);
  await link(page, '/lentreprise').focus();
  await page.keyboard.press('Enter');
  const { sections, current } = await seen;
  await expect(page.locator('h1')).toHaveText(heading);
  expect(current).toBe('/lentreprise');
  expect(await page.locator('main > section').count()).toBe(sections);
  expect(await marked(page)).toEqual(['header', 'footer', 'nav']);
  await expect(email).toHaveValue('half an addr');
  await expect(link(page, '/contact')).not.toHaveAttribute('aria-current');
  await expect(page.locator(`.footer [hreflang=${second}]`)).toHaveAttribute(
    'href',
    address('/lentreprise', second),
  );
  // Announced to screen readers in its language; the Tab key begins at its top.
  const { announcement } = texts(fallback, 'common').nav;
  const said = filled(announcement, { page: texts(fallback, 'pages').company.title });
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await expect(page.locator('#gatsby-announcer')).toHaveCSS('display', 'none');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

/** Metadata in a document's head: language, title, description, addresses, structured data; sorted. */
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

/** The title of the contact or the company page, as the browser shows it. */
const titleOf = (page: 'contact' | 'company', language: Language) =>
  `${company.name} | ${texts(language, 'pages')[page].title}`;

test('the head becomes that of the new page, and always has a title', async ({ page }) => {
  await openPage(page, '/contact');
  const titles = await page.evaluateHandle(() => {
    const seen = [document.title];
    new MutationObserver(() => {
      if (seen.at(-1) !== document.title) seen.push(document.title);
    }).observe(document.head, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  const expectServedHead = async (title: string) => {
    await expect(page).toHaveTitle(title);
    const served = headOf(readFileSync(builtFile(new URL(page.url()).pathname), 'utf8'));
    expect(served.length).toBeGreaterThan(20);
    await expect.poll(async () => headOf(await page.content())).toEqual(served);
  };
  const contact = titleOf('contact', fallback);
  const own = titleOf('company', fallback);
  const other = titleOf('company', second);
  await clickInPlace(link(page, '/lentreprise'));
  await expectServedHead(own);
  await chooseLanguage(page, second);
  await expectServedHead(other);
  await page.goBack();
  await expectServedHead(own);
  await page.goBack();
  await expectServedHead(contact);
  expect(await titles.jsonValue()).toEqual([contact, own, other, own, contact]);
});

/** The data of the company page. */
const data = '**/page-data/lentreprise/page-data.json*';

test('a slow page says so after a second, and until it comes', async ({ page }) => {
  // Turns off Gatsby's prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(data, async (route) => {
    await gate;
    await route.continue();
  });
  await openStill(page, '/contact');
  const bar = () =>
    page.locator('main').evaluate((main) => getComputedStyle(main, '::before').position);
  const asked = page.waitForRequest(data);
  await clickInPlace(link(page, '/lentreprise'));
  await asked;
  await page.clock.fastForward(900);
  expect(await bar()).toBe('static');
  await page.clock.fastForward(200);
  await expect.poll(bar).toBe('fixed');
  await expect(page.locator('main')).toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/contact');
  await page.clock.resume();
  letGo();
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  expect(await bar()).toBe('static');
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test(
  'back restores the position on a page that was reached by a change of language',
  { tag: '@engines' },
  async ({ page }) => {
    const [contact, other] = ['/contact', '/lentreprise'].map((route) => address(route, second));
    await openPage(page, '/contact');
    await chooseLanguage(page, second);
    await expect(link(page, contact!)).toHaveAttribute('aria-current');
    await scrollTo(page, 500);
    await clickInPlace(link(page, other!));
    await expect(link(page, other!)).toHaveAttribute('aria-current');
    await scrollTo(page, 300);
    await page.goBack();
    await expect(link(page, contact!)).toHaveAttribute('aria-current');
    await expect.poll(() => scrollY(page)).toBe(500);
  },
);

test(
  'a page whose address is typed again starts at its top',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    await scrollTo(page, 1500);
    await openPage(page, '/contact');
    await openPage(page, '/');
    expect(await scrollY(page)).toBe(0);
  },
);
