import { type Page } from '@playwright/test';
import { errorsOf } from './support/axe';
import { expectToKeepFocus } from './support/focus';
import { address, company, phone, desk } from './support/site';
import { expect, openPage, test } from './support/test';

test.describe('the dialog on a phone', () => {
  /** Somebody in the dark, with a phone: from any page to the right number or step, without a network. */

  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  /** What the page fetches ahead fails without a network, as it may. */
  test.afterEach(({ consoleErrors }) => {
    const others = consoleErrors.filter(
      (error) => !/ERR_INTERNET_DISCONNECTED|Loading chunk/.test(error),
    );
    consoleErrors.splice(0, consoleErrors.length, ...others);
  });

  const dialog = (page: Page) => page.getByRole('dialog');
  /** The bar's first button; with the office closed, a line with the number stands before it. */
  const opener = (page: Page) => page.locator('.quick-bar a[href$="#power-cut"]');
  const title = (page: Page) => dialog(page).getByRole('heading', { level: 2 });

  /** Opens a page, takes the network away, and taps through the questions: first what opens them, then the answers. */
  async function tap(
    page: Page,
    path: string,
    [first, ...answers]: [string, ...(string | RegExp)[]],
  ): Promise<void> {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: first, exact: true }).tap();
    for (const name of answers) {
      const answer = dialog(page).getByRole('button', { name, exact: true });
      await expect(answer).toBeInViewport({ ratio: 1 });
      await answer.tap();
    }
  }

  async function expectAccessibleDialog(page: Page): Promise<void> {
    expect(await errorsOf(page, { within: 'dialog' })).toEqual([]);
  }

  const words = {
    fr: {
      first: 'Panne\u202f?',
      smoke: /^Odeur de brûlé/,
      none: 'Rien de tout cela',
      yes: 'Oui',
      no: 'Non',
      fire: 'Pompiers\u00a0: 118',
      grid: 'La panne vient sans doute du réseau',
      mine: 'Seul mon logement est sans courant',
      once: 'Relevez le disjoncteur une fois, jamais deux',
    },
    pt: {
      first: 'Sem luz?',
      smoke: /^Cheiro a queimado/,
      none: 'Nada disto',
      yes: 'Sim',
      no: 'Não',
      fire: 'Bombeiros: 118',
      grid: 'A avaria é provavelmente da rede',
      mine: 'Só a minha casa está sem luz',
      once: 'Levante o disjuntor uma vez, nunca duas',
    },
  } as const;

  for (const language of ['fr', 'pt'] as const) {
    const { first, smoke, none, yes, no, fire, grid, mine, once } = words[language];

    test(`in ${language}, smoke leads to the fire service in two taps`, async ({ page }) => {
      await tap(page, address('/referance', language), [first, smoke]);
      const calls = dialog(page).getByRole('link');
      await expect(calls).toHaveText([fire]);
      await expect(calls).toHaveAttribute('href', 'tel:118');
      await expect(calls).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('button')).toHaveCount(1);
      const { height } = (await calls.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(84);
      await expectAccessibleDialog(page);
    });

    test(`in ${language}, a dark street leads to what to do in three taps`, async ({ page }) => {
      await tap(page, address('/', language), [first, none, yes]);
      await expect(title(page)).toHaveText(grid);
      await expect(dialog(page).getByRole('button', { name: mine })).toBeInViewport({ ratio: 1 });
      await expectAccessibleDialog(page);
    });

    test(`in ${language}, one circuit leads to what to do in four taps, and to the number`, async ({
      page,
    }) => {
      await tap(page, address('/service-Web', language), [first, none, no, yes]);
      await expect(title(page)).toHaveText(once);
      const call = dialog(page).locator('.walk__answers').getByRole('link');
      await expect(call).toHaveAttribute('href', `tel:${company.phone.international}`);
      await expect(call).toBeInViewport({ ratio: 1 });
      await dialog(page).locator('.walk__answers').getByRole('button').last().tap();
      const number = dialog(page).getByRole('link', { name: company.phone.display });
      await expect(number).toBeInViewport({ ratio: 1 });
      await expectAccessibleDialog(page);
    });
  }

  test('the dialog is not in the page before it is asked for', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('a question is as large as the window, its answers at the bottom edge', async ({ page }) => {
    await tap(page, '/', [words.fr.first]);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    const answers = dialog(page).locator('.walk__answers button');
    for (const answer of await answers.all()) {
      const { y, height } = (await answer.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(72);
      expect(y).toBeGreaterThan(phone.height / 2);
    }
    const rescue = dialog(page).locator('.walk__top a');
    await expect(rescue).toHaveText([words.fr.fire, 'Ambulance\u00a0: 144']);
    for (const link of await rescue.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectAccessibleDialog(page);
  });

  test('Back closes it where the visitor was, Escape and its button too, and the focus returns', async ({
    page,
  }) => {
    await openPage(page, '/lentreprise');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    const place = () => page.evaluate(() => window.scrollY);
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Fermer' }).click(),
    ]) {
      const before = await page.evaluate(() => history.length);
      await opener(page).click();
      await expect(title(page)).toBeFocused();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL('/lentreprise');
      expect(await place()).toBe(500);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    }
    await page.goBack();
    await expect(page).not.toHaveURL('/lentreprise');
  });

  test('the keyboard stays in it', async ({ page }) => {
    await openPage(page, '/lentreprise');
    await opener(page).press('Enter');
    await expect(title(page)).toBeFocused();
    await expectToKeepFocus(page, 'dialog.power-cut-dialog');
  });

  test('who has the power back comes to the form', async ({ page }) => {
    await openPage(page, '/lentreprise');
    await opener(page).click();
    for (const name of ['Rien de tout cela', 'Non', 'Oui', 'Cela a marché'])
      await dialog(page).getByRole('button', { name, exact: true }).click();
    await expect(title(page)).toHaveText('Le courant est revenu');
    await expectAccessibleDialog(page);
    await dialog(page).getByRole('link', { name: 'Demander un rendez-vous' }).click();
    await expect(page).toHaveURL('/contact#devis');
    await expect(page.locator('#devis')).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#devis').getByRole('listitem')).toContainText(
      'Panne\u00a0: le courant est revenu',
    );
    await page.goBack();
    await expect(page).toHaveURL('/lentreprise');
  });

  test('at 400 % zoom all of it can be read, and nothing stays over the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, '/lentreprise');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('.header')).not.toBeInViewport();
    await expect(page.locator('.quick-bar')).not.toBeInViewport();
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'décharge électrique' }).click();
    const call = dialog(page).getByRole('link', { name: /144/ });
    await call.scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('links to the power cut', () => {
  /** The ways to the questions of a power cut, with and without script. */

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const dialog = (page: Page) => page.locator('dialog.power-cut-dialog');

  async function close(page: Page): Promise<void> {
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }

  test('on a desk, the services menu, the head of two pages and the footer open them', async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await openPage(page, '/contact');
    await page.locator('.services-menu summary').click();
    await page.locator('.services-menu__panel a[href$="#power-cut"]').click();
    await close(page);
    await expect(page.locator('.services-menu summary')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panne de courant' }).click();
    await close(page);
    await openPage(page, '/');
    await page.locator('.hero').getByRole('link', { name: 'Que faire maintenant' }).click();
    await close(page);
    await openPage(page, '/service-Courant_Fort');
    await page.locator('.banner').getByRole('link', { name: 'Panne de courant' }).click();
    await close(page);
  });

  test('on a phone, the side menu gives way to them, and its button has the focus after', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/contact');
    await page.locator('.header__menu-button').click();
    await page.locator('.side-menu').getByRole('link', { name: 'Panne de courant' }).click();
    await expect(page.locator('.side-menu')).toBeHidden();
    await close(page);
    await expect(page.locator('.header__menu-button')).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const [from, place] of [
      ['/contact', 'footer'],
      ['/', '.hero'],
    ] as const)
      test(`${from} leads to all the steps of a power cut, which are open`, async ({ page }) => {
        await page.goto(from);
        await page.locator(place).getByRole('link', { name: 'Panne de courant' }).click();
        await expect(page).toHaveURL('/service-Courant_Fort#power-cut');
        const section = page.locator('#power-cut');
        await expect(section).toBeInViewport();
        const steps = section.locator('ol.ps-4 > li:has(> div > p)');
        await expect(steps).toHaveCount(7);
        for (const step of await steps.all()) await expect(step).toBeVisible();
        await expect(section.getByText('Le courant est revenu\u202f?')).toBeVisible();
        await expect(section.locator('.power-cut__walk')).toBeHidden();
        await expect(page.locator('#inspection .card')).toBeHidden();
        await expect(page.locator('#inspection table')).toBeVisible();
      });
  });
});
