import { type Locator, mergeTests, type Page } from '@playwright/test';
import { errorsOf } from './support/axe';
import { walkTo } from './support/focus';
import { test as oneTab } from './support/one-tab';
import { company, phone, address, type Language } from './support/site';
import { expect, openPage, openStill, test as quiet } from './support/test';
import { expectAccessible, expectToFit } from './support/text';

/** Questions that the site answers by itself: what to do in a power cut, and when the next inspection is due. */

const route = '/service-Courant_Fort';
const thisYear = new Date().getFullYear();

const test = mergeTests(oneTab, quiet);

const powerCut = (page: Page) => page.locator('#power-cut');
const question = (page: Page) => powerCut(page).getByRole('heading', { level: 3 });

/** The narrowest phone, in the colours of the system: whether they can be read is the system's to say. */
async function expectToFitInSystemColours(page: Page, within: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await errorsOf(page, { without: ['color-contrast'], within })).toEqual([]);
  await expectToFit(page);
}

/** Presses a button that the Tab key comes to. */
async function press(button: Locator): Promise<void> {
  await walkTo(button);
  await button.press('Enter');
}

test('in French, the keyboard alone goes through a power cut and back', async ({ page }) => {
  await openPage(page, `${route}#power-cut`);
  const answer = (name: string) => powerCut(page).getByRole('button', { name, exact: true });
  await expect(answer('Rien de tout cela')).toBeVisible();
  await expect(question(page)).not.toBeFocused();
  await expectAccessible(page);
  const asked = [
    ['Rien de tout cela', /^Les voisins/],
    ['Non', /^Au tableau/],
  ] as const;
  for (const [given, name] of asked) {
    await press(answer(given));
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveText(name);
  }
  await expectAccessible(page, '#power-cut');
  await press(answer('Oui'));
  await expect(question(page)).toHaveText('Relevez le disjoncteur une fois, jamais deux');
  await expectAccessible(page, '#power-cut');
  await press(answer('Cela n’a pas suffi'));
  await expect(question(page)).toHaveText('Appelez-nous');
  const call = powerCut(page).locator('.walk').getByRole('link', { name: company.phone.display });
  await expect(call).toHaveAttribute('href', `tel:${company.phone.international}`);
  await press(answer('Revenir en arrière'));
  await expect(question(page)).toHaveText(/^Relevez/);
});

test('in Portuguese, on a phone at night, danger leads to the fire service', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, `/pt${route}#power-cut`);
  const answers = powerCut(page).locator('.walk__answers').getByRole('button');
  await expect(answers).toHaveCount(4);
  for (const button of await answers.all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await answers.first().click();
  await expect(question(page)).toHaveText('Saia e ligue para os bombeiros');
  const call = powerCut(page).locator('.walk').getByRole('link', { name: 'Bombeiros: 118' });
  await expect(call).toHaveAttribute('href', 'tel:118');
  await expect(call).toBeInViewport();
  await expect(page.locator('.quick-bar')).toBeHidden();
  await expectAccessible(page, '#power-cut');
  await expectToFitInSystemColours(page, '#power-cut');
});

test('in Spanish, what comes takes no more room than is kept for it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, `/es${route}`);
  const place = page.locator('.inspection__form');
  await place.scrollIntoViewIfNeeded();
  await place.getByRole('heading').waitFor();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { taken, kept } = await place.evaluate((element: HTMLElement) => ({
      taken: element.offsetHeight,
      kept: Math.ceil(parseFloat(getComputedStyle(element).minHeight)),
    }));
    expect(taken, `${width} px`).toBeLessThanOrEqual(kept);
  }
});

for (const [language, year, atOnce, bad] of [
  ['', 'Année du dernier contrôle', 'À faire maintenant', 'quatre chiffres'],
  ['/it', 'Anno dell’ultimo controllo', 'Da fare ora', 'quattro cifre'],
] as const)
  test(`the next inspection of ${language || '/fr'} follows building, year and owner`, async ({
    page,
  }) => {
    await openPage(page, `${language}${route}#inspection`);
    const form = page.locator('#inspection');
    const output = form.getByRole('status');
    const input = form.getByLabel(year);
    await input.fill(String(thisYear - 7));
    await expect(output).toContainText(String(thisYear + 13));
    await form.getByRole('checkbox').check();
    await expect(output).toContainText(atOnce);
    await form.getByRole('checkbox').uncheck();
    await form.getByRole('combobox').selectOption('old_wiring');
    await expect(output).toContainText(String(thisYear - 2));
    await form.getByRole('combobox').selectOption('public');
    await expect(output).toContainText(String(thisYear - 2));
    await expectAccessible(page, '#inspection');
    await input.fill(String(thisYear + 1));
    await expect(input).toHaveAccessibleDescription(new RegExp(bad));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, '#inspection');
    await expectToFitInSystemColours(page, '#inspection');
    await form.getByRole('link').last().click();
    await expect(page.locator('#devis')).toBeInViewport();
    await expect(page.locator('#devis .form__result')).toHaveCount(0);
    await input.fill(String(thisYear - 7));
    await form.getByRole('link').last().click();
    await expect(page.locator('#devis .form__result')).toContainText(String(thisYear - 7));
  });

quiet.describe('opening hours', () => {
  // Fourteen hours ahead of UTC, where the office's evening is the next day.
  quiet.use({ timezoneId: 'Pacific/Kiritimati' });

  /** The state beside the hours: of the contact panel, the area block and the footer. */
  const states = (page: Page) => page.locator('.opening-state');
  const expectState = (page: Page, text: string) =>
    expect(states(page)).toHaveText([text, text, text]);

  const words: Partial<Record<Language, [open: string, closed: string, goodFriday: string]>> = {
    fr: [
      'Bureau ouvert jusqu’à 18 h',
      'Bureau fermé, ouvre mardi à 7 h 30',
      'Bureau fermé (Vendredi saint), ouvre mardi à 7 h 30',
    ],
    es: [
      'Oficina abierta hasta las 18:00',
      'Oficina cerrada, abre el martes a las 7:30',
      'Oficina cerrada (Viernes Santo), abre el martes a las 7:30',
    ],
  };

  for (const [language, [open, closed, goodFriday]] of Object.entries(words))
    quiet(
      `the page says in ${language} whether the office is open, as time passes`,
      async ({ page }) => {
        // All of the page is in the window: a state is loaded when it is near.
        await page.setViewportSize({ width: 1280, height: 6000 });
        const evening = Date.parse('2026-04-02T17:55:00+02:00');
        await openStill(page, address('/contact', language as Language), evening);
        await expectState(page, open);
        await page.clock.fastForward('03:00');
        await expectState(page, open);
        await page.clock.fastForward('00:30');
        await expectState(page, closed);
        await page.clock.fastForward('16:00:00');
        await expectState(page, goodFriday);
        await expect(states(page).first()).not.toHaveAttribute('aria-live');
      },
    );

  /**
   * Adds up how far things move once the whole document is drawn, in `window.moved`.
   * While it is still being read, a browser may draw half of it: what moves then is not the state's doing.
   */
  function watchShifts(): void {
    Object.assign(window, { moved: 0 });
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Object.assign(window, {
          moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(shift, 'value')),
        });
    });
    const watch = () => observer.observe({ type: 'layout-shift' });
    const afterTheNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(watch));
    addEventListener('DOMContentLoaded', afterTheNextFrame, { once: true });
  }

  /** Reads that sum once what has been drawn is counted. */
  const movedOf = (page: Page) =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return Number(Reflect.get(window, 'moved'));
    });

  for (const width of [320, 390, 1440])
    quiet(`nothing moves at ${width} px when the longest state comes`, async ({ page }) => {
      // All of the page is in the window, so that whatever moves counts.
      await page.setViewportSize({ width, height: 6000 });
      await page.clock.setFixedTime('2026-12-31T10:00:00+01:00');
      await openPage(page, '/contact'); // so that the fonts are there: they may move words too, by less
      await page.addInitScript(watchShifts);
      for (const path of ['/contact', '/pt/contact']) {
        await openPage(page, path);
        await expect(states(page).last()).toContainText(/30$/);
        expect(await movedOf(page), path).toBe(0);
      }
    });
});
