import { mergeTests, type Page, test as base } from '@playwright/test';
import { test as oneTab } from './support/one-tab';
import {
  address,
  categories,
  desk,
  everything,
  fallback,
  kinds,
  languages,
  languagesToRead,
  pages,
  phone,
  service,
  servicesOf,
  visitedPages,
  type Language,
} from './support/site';
import { expect, openPage, test as quiet, breakPages, pickerButton } from './support/test';
import {
  cutWords,
  expectAccessible,
  expectToFit,
  narrowest,
  unreadableTexts,
} from './support/text';
import { errorsOf, colourFaultsOf } from './support/axe';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { words } from './support/words';
import { acceptedTexts, button, fill, formOn, notice } from './support/forms';

/** Every page in a browser: no error and no policy violation in the console, no sideways scrolling, nothing for axe. */

const test = mergeTests(oneTab, quiet);

/** One page of each kind, and a service in each colour. The others are made of the same parts. */
const lookedAtByAxe = [
  ...kinds,
  ...categories.flatMap((category) => servicesOf(category).slice(0, 1)).map(({ route }) => route),
];

for (const { route, path, language } of visitedPages)
  test(`${path} starts without an error, fits and is accessible`, async ({ page }) => {
    await openPage(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectToFit(page);
    if (!everything && !lookedAtByAxe.includes(route)) return;
    await page.setViewportSize(language === fallback ? desk : phone);
    await expectAccessible(page);
  });

/** The narrowest window in which columns stand beside each other, in px. */
const smallDesk = { width: 1000, height: 800 };

for (const language of languages)
  base.describe(() => {
    base.use({ javaScriptEnabled: false, viewport: narrowest });

    base(
      `every page in ${language} fits a window of 320 px without its scripts, and cuts no word on a phone or a desk`,
      async ({ page }) => {
        for (const { path } of pages.filter((each) => each.language === language)) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => document.fonts.ready);
          await expectToFit(page);
          for (const size of [phone, smallDesk]) {
            await page.setViewportSize(size);
            expect(await cutWords(page), path).toEqual([]);
          }
          await page.setViewportSize(narrowest);
        }
      },
    );
  });

oneTab('the not-found page fits and is accessible', async ({ page }) => {
  await openPage(page, address('/no/such-page', languagesToRead[0]!));
  await expectToFit(page);
  await page.setViewportSize(desk);
  await expectAccessible(page);
});

oneTab.describe('axe', () => {
  /** The checks that the other accessibility tests rely on find what is broken on purpose. */

  oneTab.use({ viewport: desk });

  oneTab.beforeEach(async ({ page }) => {
    await openPage(page, '/contact');
  });

  /** Gives an element of the page a style of its own. */
  const restyle = (page: Page, selector: string, style: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, text) => ((element as HTMLElement).style.cssText = text), style);

  /** The rules of axe that the page breaks. */
  const rules = async (page: Page) => (await errorsOf(page)).map((fault) => fault.split(':')[0]);

  oneTab(
    'axe sees a picture without alt, faint words, a small target and a missing landmark',
    async ({ page }) => {
      await page
        .locator('main')
        .evaluate((main) =>
          main.insertAdjacentHTML('beforeend', '<section><img src="/a"></section>'),
        );
      expect(await rules(page)).toContain('image-alt');
      await restyle(page, 'main p', 'color: #999');
      expect(await rules(page)).toContain('color-contrast');
      const small =
        '<button aria-label="a" style="width: 10px; height: 10px; padding: 0"></button>';
      await page
        .locator('main section')
        .last()
        .evaluate((section, html) => section.insertAdjacentHTML('beforeend', html), small + small);
      expect(await rules(page)).toContain('target-size');
      await page.locator('main').evaluate((main) => main.setAttribute('role', 'presentation'));
      expect(await rules(page)).toContain('landmark-one-main');
    },
  );

  oneTab(
    'a control without an outline, with a faint one, cut off or covered is seen',
    async ({ page }) => {
      const link = 'main nav a';
      const look = async () => faultsOfFocus(await lookAtFocus(page));
      await page.keyboard.press('Tab');
      await page.locator(link).first().focus();
      expect(await look()).toEqual([]);
      await restyle(page, link, 'outline: 0');
      expect(await look()).toEqual([expect.stringContaining('has no outline')]);
      await restyle(page, link, 'outline-color: #ddd');
      expect(await look()).toEqual([expect.stringContaining('has contrast 1')]);
      await restyle(page, link, '');
      await restyle(page, 'main nav li', 'overflow: hidden');
      expect(await look()).toEqual([expect.stringContaining('is cut off')]);
      await restyle(page, 'main nav li', '');
      await restyle(page, 'header.header', 'height: 400px; margin-bottom: -300px');
      expect(await look()).toEqual([expect.stringContaining('is covered by')]);
    },
  );

  oneTab(
    'a text that leaves the window, is cut off or lies over another is seen',
    async ({ page }) => {
      const look = () => page.evaluate(unreadableTexts);
      expect(await look()).toEqual([]);
      await restyle(page, 'main h1', 'white-space: nowrap; margin-left: 90vw');
      expect(await look()).toEqual([expect.stringContaining('leaves the window')]);
      await restyle(page, 'main h1', 'overflow: hidden; height: 0.3em');
      expect((await look()).join()).toContain('is cut off');
      await restyle(page, 'main h1', 'margin-bottom: -1em');
      expect((await look()).join()).toContain('lie over each other');
    },
  );
});

oneTab.describe('axe, in each state', () => {
  interface State {
    route: string;
    onPhone?: true;
    /** Addresses of page data that come without the company, so that the page throws. */
    broken?: string;
    /** Brings the open page into the state. */
    enter: (page: Page, language: Language) => Promise<unknown>;
  }

  /** States that a page can be in: menus and dialogs open, errors, notices. */
  const states: Record<string, State> = {
    'the services menu open': {
      route: '/contact',
      enter: async (page) => {
        await page.locator('.services-menu summary').click();
        await expect(page.locator('.services-menu__panel')).toBeVisible();
      },
    },
    'the side menu open': {
      route: '/contact',
      onPhone: true,
      enter: async (page) => {
        await page.locator('.header__menu-button').click();
        await expect(page.locator('dialog.side-menu')).toBeVisible();
      },
    },
    'the message of the language dialog': {
      route: '/contact',
      enter: async (page) => {
        await page.locator(pickerButton).first().click();
        const dialog = page.locator('dialog.language-picker');
        await dialog.locator('[type=submit]').click();
        await expect(dialog.getByRole('alert')).not.toBeEmpty();
      },
    },
    'another tab chosen': {
      route: '/',
      enter: async (page) => {
        await page.getByRole('tab').nth(1).click();
        await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      },
    },
    'the second entry of the accordion open': {
      route: service.route,
      enter: async (page) => {
        const entry = page.locator('.contact-block .accordion-item').nth(1);
        await entry.locator('summary').click();
        await expect(entry.locator('a')).toBeVisible();
      },
    },
    'an error at every field': {
      route: service.route,
      onPhone: true,
      enter: async (page) => {
        await page.locator('#devis').getByRole('button').first().click();
        await page.locator('main form [type=submit]').click();
        await page.locator('footer form [type=submit]').click();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
      },
    },
    'the receipt': {
      route: '/contact',
      enter: async (page, language) => {
        const form = formOn(page, 'contact');
        await fill(form, acceptedTexts());
        await button(form).click();
        await expect(notice(form)).toContainText(words[language].sent);
      },
    },
    'the answer to a form sent without script': {
      route: '/contact#sent-contact',
      enter: (page) => expect(page.locator('#sent-contact')).toBeVisible(),
    },
    'the carousel turning at its second slide': {
      route: '/lentreprise',
      enter: async (page) => {
        const controls = page.locator('.carousel-controls');
        const toggle = controls.getByRole('button').nth(1);
        const play = await toggle.getAttribute('aria-label');
        await controls.getByRole('button').nth(2).click();
        await expect(controls.locator('p')).toContainText('2');
        await toggle.click();
        await expect(toggle).not.toHaveAccessibleName(play ?? '');
      },
    },
    'the error screen': {
      route: '/contact',
      broken: '**/page-data/**/lentreprise/page-data.json*',
      enter: async (page, language) => {
        const path = address('/lentreprise', language);
        await page.locator(`.header__nav a[href="${path}"]`).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  };

  oneTab.use({ viewport: desk });

  for (const language of everything ? [fallback, ...languagesToRead.slice(-1)] : [fallback])
    for (const [name, { route, onPhone, broken, enter }] of Object.entries(states))
      oneTab(`axe finds nothing wrong with ${name}, in ${language}`, async ({ page }) => {
        if (onPhone) await page.setViewportSize(phone);
        if (broken) await breakPages(page, broken);
        const open = async () => {
          await openPage(page, address(route, language));
          await enter(page, language);
        };
        await open();
        expect(await errorsOf(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (broken) await open(); // the error screen does not follow the system
        await expect(page.locator('body')).toHaveAttribute('data-bs-theme', 'dark');
        expect(await colourFaultsOf(page)).toEqual([]);
      });
});
