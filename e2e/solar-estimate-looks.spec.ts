import { atRest } from './support/at-rest';
import { changeMode } from './support/axe';
import { expect, test } from './support/console';
import { expectAccessible } from './support/fit';
import { estimator, openEstimate, route } from './support/solar-estimate';
import { unreadableTexts } from './support/text';
import { company } from './support/site';

/** The solar estimate on narrow screens, in system colours, for axe, on paper, and without script. */

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

test('the estimate is printed on one page, with what was given, telephone and address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const language of ['fr', 'es'] as const) {
    await openEstimate(page, language);
    await estimator(page).getByRole('button').last().click();
    const sheet = await page.pdf({
      format: 'A4',
      margin: { top: '10mm', right: '12mm', bottom: '10mm', left: '12mm' },
    });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(estimator(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(estimator(page).getByText(company.address.street)).toBeVisible();
    await expect(page.getByText(/30\s?m²/).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.footer')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('without script nine typical roofs stand in a table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/it${route}`);
  await expect(page.locator('#solar-estimate tbody td:first-of-type')).toHaveCount(9);
  await context.close();
});
