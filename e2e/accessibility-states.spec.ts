import { expect, type Page } from '@playwright/test';
import { colourFaultsOf, errorsOf } from './support/axe';
import { words } from './support/form-words';
import { acceptedTexts, button, fill, formOn, notice } from './support/forms';
import { test } from './support/one-tab';
import { address, desk, everything, type Language, phone } from './support/site';
import { breakPages, openPage, pickerButton } from './support/test';

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
    route: '/service-Courant_Fort',
    enter: async (page) => {
      const entry = page.locator('.contact-block details').nth(1);
      await entry.locator('summary').click();
      await expect(entry.locator('a')).toBeVisible();
    },
  },
  'an error at every field': {
    route: '/service-Courant_Fort',
    onPhone: true,
    enter: async (page) => {
      await page.locator('#devis').getByRole('button').first().click();
      await page.locator('main form [type=submit]').click();
      await page.locator('footer form [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
    },
  },
  'the notice of success': {
    route: '/contact',
    enter: async (page, language) => {
      const form = formOn(page, 'contact');
      await fill(form, acceptedTexts());
      await button(form).click();
      await expect(notice(form)).toContainText(words[language].sent);
      // It stays as long as it has the focus.
      await notice(form).getByRole('button').focus();
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

test.use({ viewport: desk });

for (const language of everything ? (['fr', 'pt'] as const) : (['fr'] as const))
  for (const [name, { route, onPhone, broken, enter }] of Object.entries(states))
    test(`axe finds nothing wrong with ${name}, in ${language}`, async ({ page }) => {
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
