import type { Page } from '@playwright/test';
import { errorsOf, modes } from './support/axe';
import { withoutEdge } from './support/computed-styles';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { acceptedTexts, button, fill, formOn, notice } from './support/forms';
import {
  categories,
  desk,
  everything,
  fallback,
  kinds,
  phone,
  service,
  servicesOf,
  visitedPages,
} from '../__tests__/support/site';
import { breakCompanyPage, expect, openPage, pickerButton, test } from './support/test';
import { expectAccessible } from './support/text';
import { words } from '../__tests__/support/words';

/**
 * Axe finds no violation, in both colour modes and in any state of a page; in forced colours all controls are visible.
 */

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind, and a service in each colour. The others consist of the same parts. */
const routes = new Set([
  ...kinds,
  ...categories.flatMap((category) => servicesOf(category).slice(0, 1)).map(({ route }) => route),
  '/no/such-page',
]);

for (const path of everything ? visitedPages.map((each) => each.path) : routes)
  test(`${path} is accessible, on a desk and on a phone`, async ({ page }) => {
    await openPage(page, path);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    expect(await errorsOf(page)).toEqual([]);
  });

interface State {
  route: string;
  /** Selector of the part of the page in this state. */
  part: string;
  onPhone?: true;
  /** Brings the open page into the state. */
  enter: (page: Page) => Promise<unknown>;
}

/** Possible states of a page: open menus and dialogs, errors, notices. */
const states: Record<string, State> = {
  'the services menu open': {
    route: '/contact',
    part: 'header',
    enter: async (page) => {
      await page.locator('.services-menu summary').click();
      await expect(page.locator('.services-menu__panel')).toBeVisible();
    },
  },
  'the side menu open': {
    route: '/contact',
    part: 'dialog.side-menu',
    onPhone: true,
    enter: async (page) => {
      await page.locator('.header__menu-button:visible').click();
      await expect(page.locator('dialog.side-menu')).toBeVisible();
    },
  },
  'the message of the language dialog': {
    route: '/contact',
    part: 'dialog.language-picker',
    enter: async (page) => {
      await page.locator(pickerButton).first().click();
      const dialog = page.locator('dialog.language-picker');
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
    },
  },
  'another tab chosen': {
    route: '/',
    part: 'section:has([role=tab])',
    enter: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  },
  'the second entry of the accordion open': {
    route: service.route,
    part: '.contact-block',
    enter: async (page) => {
      const entry = page.locator('.contact-block .accordion-item').nth(1);
      await entry.locator('summary').click();
      await expect(entry.locator('a')).toBeVisible();
    },
  },
  'an error at every field': {
    route: service.route,
    part: 'html',
    onPhone: true,
    enter: async (page) => {
      await page.locator('#devis').getByRole('button').first().click();
      await page.locator('main form [type=submit]').click();
      await page.locator('footer details:has(form) > summary').click();
      await page.locator('footer form [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
    },
  },
  'the receipt': {
    route: '/contact',
    part: '#devis',
    enter: async (page) => {
      const form = formOn(page, 'contact');
      await fill(form, acceptedTexts());
      await button(form).click();
      await expect(notice(form)).toContainText(words[fallback].sent);
    },
  },
  'the answer to a form sent without script': {
    route: '/contact#sent-contact',
    part: '#sent-contact',
    enter: (page) => expect(page.locator('#sent-contact')).toBeVisible(),
  },
  'the carousel at its second slide': {
    route: '/lentreprise',
    part: '.carousel',
    enter: async (page) => {
      await page.locator('.carousel .btn-icon').last().click();
      await expect(page.locator('.carousel-item').first()).toBeHidden();
    },
  },
};

for (const [name, { route, part, onPhone, enter }] of Object.entries(states))
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    if (onPhone) await page.setViewportSize(phone);
    await openPage(page, route);
    await enter(page);
    await expectAccessible(page, part);
  });

test('axe finds nothing wrong with the error screen', async ({ page, consoleErrors }) => {
  await breakCompanyPage(page, '/lentreprise');
  await openPage(page, '/contact');
  await page.locator('.header__nav a[href="/lentreprise"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  consoleErrors.length = 0;
});

test('in system colours the chosen and the focused control differ from the rest', async ({
  page,
}) => {
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const { backgroundColor, borderBottomColor, borderBottomWidth, color } = style;
        return [backgroundColor, borderBottomColor, borderBottomWidth, color].join(' ');
      });
  const expectVisibleFocus = async () => expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  for (const colorScheme of modes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, '/');
    const tab = '[role=tab][aria-selected=true]';
    expect(await look(tab)).not.toBe(await look('[role=tab][aria-selected=false]'));
    await page.locator(tab).focus();
    for (const key of ['ArrowRight', 'Tab']) {
      await page.keyboard.press(key);
      await expectVisibleFocus();
    }

    await page.locator('.header__tools [aria-haspopup=dialog]').first().press('Enter');
    await page.keyboard.press('Space');
    const other = '.language-picker :not(:checked)[type=radio]';
    expect(await look('.language-picker :checked')).not.toBe(await look(other));
    await expectVisibleFocus();
    expect(await page.evaluate(withoutEdge)).toEqual([]);
  }
});
