import { expect, test, type Page } from '@playwright/test';
import { changeMode, colourFaultsOf, errorsOf } from './support/axe';
import { words } from './support/form-words';
import { acceptedTexts, button, fill, notice, openForm } from './support/forms';
import { pickerButton } from './support/picker';
import { openPage } from './support/ready';
import { address, everything, type Language } from './support/site';
import { desk, phone } from './support/viewports';

/** Axe over the states that a page can be in: menus and dialogs open, errors, notices. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desk });

interface State {
  name: string;
  onPhone?: true;
  /** Brings the page into the state. */
  enter: (page: Page, language: Language) => Promise<void>;
}

const openIn = (page: Page, route: string, language: Language) =>
  openPage(page, address(route, language));

const states: State[] = [
  {
    name: 'the services menu open',
    enter: async (page, language) => {
      await openIn(page, '/contact', language);
      await page.locator('.services-menu summary').click();
      await expect(page.locator('.services-menu__panel')).toBeVisible();
    },
  },
  {
    name: 'the side menu open',
    onPhone: true,
    enter: async (page, language) => {
      await openIn(page, '/contact', language);
      await page.locator('.header__menu-button').click();
      await expect(page.locator('dialog.side-menu')).toBeVisible();
    },
  },
  {
    name: 'the language dialog with its message',
    enter: async (page, language) => {
      await openIn(page, '/contact', language);
      await page.locator(pickerButton).first().click();
      const dialog = page.locator('dialog.language-picker');
      await dialog
        .getByRole('radio', { checked: true })
        .evaluate((radio) => ((radio as HTMLInputElement).checked = false));
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
    },
  },
  {
    name: 'another tab chosen',
    enter: async (page, language) => {
      await openIn(page, '/', language);
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'the second entry of the accordion open',
    enter: async (page, language) => {
      await openIn(page, '/service-Courant_Fort', language);
      const entry = page.locator('.contact-block details').nth(1);
      await entry.locator('summary').click();
      await expect(entry.locator('a')).toBeVisible();
    },
  },
  {
    name: 'an error at every field',
    onPhone: true,
    enter: async (page, language) => {
      const form = await openForm(page, 'service', language);
      await button(form).click();
      await page.locator('footer form [type=submit]').click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(5);
      await expect(page.locator('footer [aria-invalid=true]')).toHaveCount(1);
    },
  },
  {
    name: 'the notice of success',
    enter: async (page, language) => {
      const form = await openForm(page, 'contact', language);
      await fill(form, acceptedTexts());
      await button(form).click();
      await expect(notice(form)).toContainText(words[language].sent);
      // It stays as long as it has the focus.
      await notice(form).getByRole('button').focus();
    },
  },
  {
    name: 'the answer to a post without script',
    enter: async (page, language) => {
      await openIn(page, '/contact#sent-contact', language);
      await expect(page.locator('#sent-contact')).toBeVisible();
    },
  },
  {
    name: 'the carousel at its second slide, turning',
    enter: async (page, language) => {
      await openIn(page, '/referance', language);
      const controls = page.locator('.carousel-controls');
      const play = await controls.getByRole('button').nth(1).getAttribute('aria-label');
      await controls.getByRole('button').nth(2).click();
      await expect(controls.locator('p')).toContainText('2');
      await controls.getByRole('button').nth(1).click();
      await expect(controls.getByRole('button').nth(1)).not.toHaveAccessibleName(play ?? '');
    },
  },
  {
    name: 'the projects of one category',
    enter: async (page, language) => {
      await openIn(page, '/referance', language);
      await page.locator('.project-filter button').nth(1).click();
      await expect(page.locator('.project-card[hidden]')).not.toHaveCount(0);
    },
  },
  {
    name: 'the error screen',
    enter: async (page, language) => {
      const path = address('/lentreprise', language);
      await page.route(`**/page-data${path}/page-data.json*`, (route) => route.abort());
      await openIn(page, '/contact', language);
      await page.locator(`.header__nav a[href="${path}"]`).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

for (const language of everything ? (['fr', 'pt'] as const) : (['fr'] as const))
  for (const { name, onPhone, enter } of states)
    test(`axe finds nothing wrong with ${name}, in ${language}`, async ({ page }) => {
      if (onPhone) await page.setViewportSize(phone);
      await enter(page, language);
      expect(await errorsOf(page)).toEqual([]);
      await changeMode(page, 'dark');
      expect(await colourFaultsOf(page)).toEqual([]);
    });
