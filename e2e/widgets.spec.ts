import { phone } from './support/site';
import { expect, openPage, test } from './support/test';

/** Tabs, accordion, side menu and colour mode in a real browser. Unit tests have their keys and rules. */

test(
  'a gallery tab shows its panel, by mouse and by key',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/');
    const panel = page.getByRole('tabpanel');
    const tab = page.getByRole('tab');
    await tab.nth(2).click();
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', '/service-Developpement');
    await page.keyboard.press('ArrowLeft');
    await expect(tab.nth(1)).toBeFocused();
    await expect(panel).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expect(panel.getByRole('link')).toHaveCount(4);
  },
);

test(
  'one entry of the accordion is open at a time, and takes 300 ms',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/service-Courant_Fort');
    const entries = page.locator('.contact-block details');
    const call = entries.first().locator('a[href^="tel:"]');
    const write = entries.last().locator('a[href^="mailto:"]');
    const duration = (item: Element) =>
      getComputedStyle(item, '::details-content').transitionDuration;
    expect(await entries.first().evaluate(duration)).toContain('0.3s');
    await entries.last().locator('summary').click();
    await expect(write).toBeVisible();
    await expect(call).toBeHidden();
    await entries.first().locator('summary').press('Enter');
    await expect(call).toBeVisible();
    await expect(write).toBeHidden();
  },
);

test(
  'on a phone the side menu has everything of the header',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/contact');
    const button = page.locator('.header__menu-button');
    const menu = page.locator('dialog.side-menu');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.locator('.side-menu__close')).toBeFocused();
    await expect(menu.locator('details a[href^="/service-"]')).toHaveCount(15);
    await expect(menu.locator('nav > .list-group a')).toHaveCount(3);
    await expect(menu.getByRole('link', { name: 'Panne de courant' })).toBeVisible();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    await menu.locator('summary').nth(1).click();
    await expect(menu.locator('a[href="/service-Stockagedenergie"]')).toBeVisible();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    await menu.locator('.colour-mode').click();
    await expect(page.locator('body')).toHaveClass(/dark/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.locator('a[href="/referance"]').click();
    await expect(page).toHaveURL('/referance');
    await expect(menu).toBeHidden();
  },
);

test(
  'the colour mode follows the system until it is toggled, then remembers',
  { tag: '@engines' },
  async ({ page }) => {
    const mode = () => page.evaluate(() => document.body.dataset.bsTheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/contact');
    expect(await mode()).toBe('dark');
    await expect(page.locator('body')).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(mode).toBe('light');
    await expect(page.locator('body')).not.toHaveClass(/dark/);
    await page.locator('.header__tools .colour-mode').click();
    expect(await mode()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await mode()).toBe('dark');
    // Without any script of the page but those that stand in it: the mode is there before the first paint.
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode()).toBe('dark');
    await expect(page.locator('body')).toHaveClass(/dark/);
  },
);
