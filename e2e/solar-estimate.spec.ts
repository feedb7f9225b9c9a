import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { faultsOfFocus, lookAtFocus } from './support/focus';
import { fieldOf, formOn } from './support/forms';
import { walkTo } from './support/keyboard';
import { chooseLanguage } from './support/picker';
import { openEstimate, estimator } from './support/solar-estimate';

/** The solar estimate, with the worked examples of its model. */

/** The text of a result, by its name, without the spaces that no line may break at. */
const result = async (page: Page, name: string) => {
  const value = page.locator('.value').filter({ has: page.getByText(name, { exact: true }) });
  return (await value.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
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
  expect(await result(page, 'Production par an')).toContain('4 950 kWh');
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
  await expect(message).toHaveValue(
    /^Merci de m’appeler le matin\.\n\nEstimation solaire[^]*30\sm²/,
  );
  await expect(fieldOf(form, 'service')).toHaveValue('Production d’énergie');

  await field('Surface de panneaux possible').press('End');
  await ask.press('Enter');
  await expect(message).toHaveValue(/^Merci[^]*200\sm²/);
  await expect(message).not.toHaveValue(/30\sm²/);
  await page.reload();
  await expect(message).toHaveValue(/^Merci[^]*200\sm²/);
});

test('in English a link carries the second worked example, and bad values fall back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEstimate(page, 'en', '?area=60&tilt=15&orientation=east&use=7500&price=0.2296');
  await expect(page.locator('#solar-estimate')).toBeInViewport();
  const expectExample = async () => {
    expect(await result(page, 'Output per year')).toContain('8,712 kWh');
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
  expect(await result(page, 'Output per year')).toContain('4,950 kWh');

  await estimator(page).getByRole('slider').press('End');
  // High enough that the estimate's place is in the new page's window.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await chooseLanguage(page, 'Italiano');
  await expect(estimator(page).getByRole('slider')).toHaveAccessibleName(
    'Superficie possibile dei pannelli',
  );
  await expect(estimator(page).getByRole('slider')).toHaveValue('200');
});
