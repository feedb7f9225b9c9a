import type { Locator, Page } from '@playwright/test';
import { changeMode } from './support/axe';
import { faultsOfFocus, lookAtFocus, walkTo } from './support/focus';
import {
  acceptedTexts,
  again,
  button,
  fieldOf,
  fill,
  formOn,
  notice,
  ticked,
} from './support/forms';
import { arrived } from './support/receiver';
import { address, company, type Language, phone } from './support/site';
import { atRest, chooseLanguage, expect, openPage, test } from './support/test';
import { expectAccessible, unreadableTexts } from './support/text';

/** The solar estimate: on narrow screens, in system colours, for axe, on paper, without script, and the worked examples of its model. */

/** The page with the solar estimate, without language. */
const route = '/service-Productiondenergie';

const estimator = (page: Page) => page.locator('.estimator');

/** Opens the solar estimate by a link, with the inputs in its query. */
async function openEstimate(page: Page, language: Language, query = ''): Promise<void> {
  await openPage(page, `${address(route, language)}${query}#solar-estimate`);
  await expect(estimator(page)).toBeVisible();
}

test('where the scripts do not come, there is no empty room for it', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/app-*.js', (request) => request.abort());
  await page.goto(route);
  await page.mouse.wheel(0, 10);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(page.locator('.typical-roofs')).toBeVisible();
  await expect(page.locator('.solar-estimate__place')).toHaveCSS('min-height', /^(auto|0px)$/);
  consoleErrors.length = 0;
});

test('its height is reserved, nothing is cut off at 320 px, and axe finds nothing in either mode', async ({
  page,
}) => {
  await openEstimate(page, 'es');
  for (const width of [320, 375, 630, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const reserved = await page
      .locator('.solar-estimate__place')
      .evaluate((place) => parseFloat(getComputedStyle(place).minHeight));
    const taken = (await estimator(page).boundingBox())?.height ?? Infinity;
    expect(taken, `${width} px`).toBeLessThanOrEqual(reserved);
    expect(taken / reserved, `${width} px`).toBeGreaterThan(0.9);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const shares = await page
    .locator('.estimator__stage .value:not(.value--main) .value__number')
    .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().top));
  expect(new Set(shares).size, 'numbers beside each other are level').toBe(1);
  const longest = await estimator(page)
    .locator('#solar-household')
    .evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const widths = [...select.options].map(({ text }) => pen.measureText(text).width);
      return (
        Math.max(...widths) +
        parseFloat(paddingLeft) +
        parseFloat(paddingRight) -
        select.clientWidth
      );
    });
  expect(longest, 'the longest household fits').toBeLessThanOrEqual(0);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openEstimate(page, 'es', `?area=${width / 10}&orientation=north&tilt=60`);
    await estimator(page).locator('summary').click();
    await atRest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.evaluate(unreadableTexts)).toEqual([]);
    await expectAccessible(page, '#solar-estimate');
    await changeMode(page, 'light');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (radio: string) =>
    estimator(page)
      .locator(`${radio} + span`)
      .first()
      .evaluate((tile) => getComputedStyle(tile).borderTopWidth);
  expect(await edge('[type=radio]:checked')).not.toBe(await edge('[type=radio]:not(:checked)'));
});

test('the estimate is printed on one page from the dark mode too, with a letterhead, in letters of 8 pt', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const language of ['fr', 'es'] as const) {
    await openEstimate(page, language);
    await estimator(page).getByRole('button').last().click();
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await estimator(page).getByRole('button').last().click(); // The file has ended the printing.
    await page.emulateMedia({ media: 'print' });
    await expect(estimator(page).locator('a[href^="tel:"]')).toBeVisible();
    const letterhead = estimator(page).locator('.estimator__letterhead');
    for (const text of [company.name, company.address.street, String(new Date().getFullYear())])
      await expect(letterhead.getByText(text).first()).toBeVisible();
    await expect(letterhead.getByText(`${address(route, language)}#solar-estimate`)).toBeVisible();
    const smallest = await page
      .locator('#solar-estimate')
      .evaluate((section) =>
        Math.min(
          ...[...section.querySelectorAll<HTMLElement>('p, dt, dd, li, address, span')]
            .filter((each) => each.checkVisibility() && each.innerText.trim())
            .map((each) => parseFloat(getComputedStyle(each).fontSize)),
        ),
      );
    expect(smallest).toBeGreaterThanOrEqual((8 * 96) / 72 - 0.01); // 8 pt
    await expect(page.getByText(/30\s?m²/).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.footer')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('on a phone drawing and number stay below the header while something is set, and let go at the money', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openEstimate(page, 'es');
  const sight = page.locator('.estimator__sight');
  const number = sight.locator('.value__number');
  const edge = (locator: Locator, side: 'top' | 'bottom') =>
    locator.evaluate((element, of) => element.getBoundingClientRect()[of], side);
  const controls = estimator(page).locator('.estimator__controls :is(input, select)');
  for (const control of await controls.all()) {
    // As the browser does for a control that takes the focus: into the room above the bar.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await atRest(page);
    await expect(number).toBeInViewport({ ratio: 1 });
    const clear = async () => (await edge(control, 'top')) - (await edge(sight, 'bottom'));
    expect(await clear(), 'the control is not below the drawing').toBeGreaterThan(0);
  }
  expect((await sight.boundingBox())!.height).toBeLessThan(200);
  await page.locator('.money').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await atRest(page);
  expect(await edge(sight, 'bottom')).toBeLessThanOrEqual(
    await edge(page.locator('.money'), 'top'),
  );
  expect(await edge(sight, 'top'), 'it goes with the page').toBeLessThan(0);
});

test('the five orientations stand in one row of a phone, the name of the chosen one above', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openEstimate(page, 'fr');
  const radios = page.locator('[name=solar-orientation] + span');
  const tops = await radios.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('radio', { name: 'Nord', exact: true }).press('Space');
  await expect(page.locator('legend', { hasText: 'Le toit est tourné vers' })).toContainText(
    'Nord',
  );
});

test('while a field is wrong, the result before is muted and says so', async ({ page }) => {
  await openEstimate(page, 'fr');
  const money = page.locator('.money');
  const use = estimator(page).getByLabel('Consommation par an', { exact: true });
  await use.fill('abc');
  await expect(money.getByText('Dernier calcul valable')).toBeVisible();
  await expect(page.locator('.estimator__sight').getByText('Dernier calcul')).toBeVisible();
  await expect(money.locator('dl').first()).toHaveCSS('opacity', '1');
  await expect(money.locator('.row').first()).toHaveCSS('opacity', '0.5');
  await use.fill('4500');
  await expect(page.getByText('Dernier calcul')).toHaveCount(0);
  await expect(money.locator('.row').first()).toHaveCSS('opacity', '1');
});

test('without script nine typical roofs stand in a table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/it${route}`);
  await expect(page.locator('#solar-estimate tbody td:first-of-type')).toHaveCount(9);
  await context.close();
});

/** The text of a result, by its name, without the spaces that no line may break at. */
const result = async (page: Page, name: string) => {
  const value = page.locator('.value').filter({ has: page.getByText(name, { exact: true }) });
  return (await value.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
};

/** The sentence with the middle of the production, in the same way. */
const middle = async (page: Page) => {
  const text = await page.locator('.estimator__shares > .value__note').innerText();
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
};

test('in French the keyboard alone makes the first worked example, and takes it to the form', async ({
  page,
}) => {
  await openEstimate(page, 'fr');
  const payback = 'Amortissement, aide fédérale déduite';
  const field = (label: string) => estimator(page).getByLabel(label, { exact: true });
  await walkTo(field('Surface de panneaux possible'));
  expect(faultsOfFocus(await lookAtFocus(page))).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(field('Surface de panneaux possible')).toHaveAttribute('aria-valuetext', /^31/);
  await page.keyboard.press('ArrowLeft');
  await walkTo(field('30°'));
  await page.keyboard.press('ArrowRight');
  await expect(field('45°')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await walkTo(field('Consommation par an'));
  await page.keyboard.insertText('4 500');
  await walkTo(field('Prix du kWh acheté'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('0');
  await expect(estimator(page).getByText('Indiquez un nombre de 0,05 à 1.')).toBeVisible();
  await page.keyboard.insertText(',2296');
  await expect(page.getByRole('status').filter({ hasText: '590 francs par an' })).toHaveCount(1);

  expect(await result(page, 'Production par an')).toContain('4 500 à 5 400 kWh');
  expect(await middle(page)).toContain('4 950 kWh');
  expect(await result(page, 'Prix estimé')).toContain('12 400 francs');
  expect(await result(page, 'Prix estimé')).toContain('TVA comprise, avant l’aide');
  expect(await result(page, 'Aide fédérale')).toContain('1 700 francs');
  expect(await result(page, 'Part de la production utilisée sur place')).toContain('35 %');
  expect(await result(page, 'Économie par an')).toContain('590 francs');
  expect(await result(page, payback)).toContain('15 à 21 ans');
  expect(await result(page, payback)).toContain('le solde après 30 ans serait de 0 à 5 400 francs');

  await estimator(page).getByRole('switch').check();
  expect(await result(page, 'Prix estimé')).toContain('16 500 francs');
  expect(await result(page, 'Prix estimé')).toContain(
    'dont 4 100 francs pour une batterie de 4,5 kWh',
  );
  expect(await result(page, payback)).toContain('16 à 22 ans');
  expect(await result(page, payback)).toContain('ne s’amortit pas en 30 ans');
  await estimator(page).getByRole('switch').uncheck();

  const form = formOn(page, 'service');
  const message = fieldOf(form, 'message');
  await message.fill('Merci de m’appeler le matin.');
  await fieldOf(form, 'name').fill('Zoë');
  const ask = estimator(page).getByRole('button', { name: /^Demander un devis/ });
  await ask.press('Enter');
  await expect(fieldOf(form, 'surname')).toBeFocused();
  await expect(message).toHaveValue('Merci de m’appeler le matin.');
  await expect(form.getByText(/^Estimation\s: 30\sm², sud, 30°/)).toBeVisible();
  expect(await ticked(form)).toEqual(['Production d’énergie']);

  await field('Surface de panneaux possible').press('End');
  await ask.press('Enter');
  await page.reload();
  const chip = form.getByText(/^Estimation/);
  await expect(chip).toHaveText(/200\sm²/);
  await expect(message).toHaveValue('Merci de m’appeler le matin.');
  const texts = { ...acceptedTexts(), message: 'Le matin.' };
  await fill(form, texts);
  await button(form).click();
  await expect(notice(form)).toContainText(/200\sm²/);
  const [request] = arrived(texts.email);
  expect(request?.fields.message).toMatch(
    /^Le matin\.\s+Estimation solaire[^]*200\sm²[^]*\/service-Productiondenergie\?\S*#solar-estimate$/,
  );
  await again(form).click();
  await expect(chip).toHaveCount(0);
});

test('in English a link carries the second worked example, and bad values fall back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEstimate(page, 'en', '?area=60&tilt=15&orientation=east&use=7500&price=0.2296');
  await expect(page.locator('#solar-estimate')).toBeInViewport();
  const expectExample = async () => {
    expect(await middle(page)).toContain('8,712 kWh');
    expect(await result(page, 'Estimated price')).toContain('20,900 francs');
    expect(await result(page, 'Federal grant')).toContain('3,400 francs');
    expect(await result(page, 'Saving per year')).toMatch(/1,0[23]0 francs/);
    expect(await result(page, 'Payback time, after the federal grant')).toContain('15 to 20 years');
  };
  await expectExample();
  await estimator(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(estimator(page).getByText('The link is copied.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(estimator(page)).toBeVisible();
  await expectExample();

  await openEstimate(page, 'en', '?area=9999&tilt=31&orientation=up&use=-4&price=x&battery=yes');
  expect(await middle(page)).toContain('4,950 kWh');

  await estimator(page).getByRole('slider').press('End');
  // High enough that the estimate's place is in the new page's window.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await chooseLanguage(page, 'it');
  await expect(estimator(page).getByRole('slider')).toHaveAccessibleName(
    'Superficie possibile dei pannelli',
  );
  await expect(estimator(page).getByRole('slider')).toHaveValue('200');
});
