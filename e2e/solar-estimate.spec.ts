import { walkTo } from './support/focus';
import { acceptedTexts, again, button, fieldOf, fill, formOn, receipt } from './support/forms';
import { arrived } from './support/receiver';
import {
  address,
  fallback,
  languagesToRead,
  laptop,
  phone,
  second,
  services,
} from '../__tests__/support/site';
import { atRest, chooseLanguage, expect, openPage, test } from './support/test';
import { expectAccessible, expectToFit } from './support/text';
import { texts, titleOf } from '../__tests__/support/words';

/**
 * Browser-only parts of the solar estimate: its layout, sticky drawing, keyboard, and its result in the form.
 * Its numbers are tested in `__tests__/solar`, its texts in `__tests__/sections/SolarEstimate`.
 */

const route = '/service-Productiondenergie';
const [longest = fallback] = languagesToRead;

const pathIn = (language = longest, query = '') =>
  `${address(route, language)}${query}#solar-estimate`;

for (const language of languagesToRead)
  test(`all of it can be read and used, about as high as the room that is kept for it: ${language}`, async ({
    page,
  }) => {
    await openPage(page, pathIn(language));
    const estimator = page.locator('.estimator');
    await expect(estimator).toBeVisible();
    for (const width of [375, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { taken, kept } = await estimator.evaluate((element: HTMLElement) => {
        const place = element.parentElement!;
        const empty = place.cloneNode() as HTMLElement;
        place.after(empty);
        const kept = empty.offsetHeight;
        empty.remove();
        return { taken: element.offsetHeight, kept };
      });
      expect(Math.abs(taken / kept - 1), `${width} px: ${taken} px`).toBeLessThan(0.15);
    }
    await page.setViewportSize(phone);
    const room = await estimator.getByRole('combobox').evaluate((select: HTMLSelectElement) => {
      const free = select.cloneNode(true) as HTMLSelectElement;
      free.style.width = 'max-content';
      select.after(free);
      const needed = free.offsetWidth;
      free.remove();
      return select.offsetWidth - needed;
    });
    expect(room, 'the longest household fits').toBeGreaterThanOrEqual(0);
    await estimator.locator('summary').click();
    await expectAccessible(page, '#solar-estimate');
    await expectToFit(page);
  });

test('a laptop has slider, production and price in one window, and they stay for the last control', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await openPage(page, pathIn());
  const slider = page.locator('#solar-area');
  await expect(slider).toBeAttached();
  await slider.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await atRest(page);
  const numbers = page.locator('.estimator__sight .value__number');
  await expect(numbers).toHaveCount(2);
  await expect(slider).toBeInViewport({ ratio: 1 });
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
  await page.locator('#solar-battery').focus();
  await atRest(page);
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
});

test('on a phone drawing and numbers stay in sight while something is set, and let go at the money', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, pathIn());
  const numbers = page.locator('.estimator__sight .value__number');
  await page.locator('#solar-battery').focus();
  await atRest(page);
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
  const sight = page.locator('.estimator__sight');
  // The results cover it from edge to edge.
  const shares = page.locator('.estimator__shares');
  await shares.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await atRest(page);
  const { y, height } = (await sight.boundingBox())!;
  const covers = (element: Element, at: number) =>
    [1, window.innerWidth / 2, window.innerWidth - 2].every((x) =>
      element.contains(document.elementFromPoint(x, at)),
    );
  expect(await shares.evaluate(covers, y + height / 2)).toBe(true);
  const money = page.locator('.money');
  await money.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await atRest(page);
  const [above, below] = [await sight.boundingBox(), await money.boundingBox()];
  expect(above!.y + above!.height, 'the drawing is above the money').toBeLessThanOrEqual(below!.y);
  expect(above!.y, 'it goes with the page').toBeLessThan(0);
});

test('the keyboard alone sets an estimate, which has a link, a form and every language', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = texts(fallback, 'solar-estimate');
  await openPage(page, pathIn(fallback, '?area=60&tilt=15&price=30&battery=true'));
  const estimator = page.locator('.estimator');
  const slider = estimator.getByRole('slider');
  await expect(slider).toHaveValue('60');
  await expect(estimator.getByRole('switch')).toBeChecked();
  await walkTo(slider);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^61/);
  await walkTo(estimator.getByRole('radio', { name: '15°' }));
  await page.keyboard.press('ArrowRight');
  await expect(estimator.getByRole('radio', { name: '30°' })).toBeChecked();
  await walkTo(estimator.getByLabel(words.use, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('7 500');
  const copy = estimator.getByRole('button', { name: words.actions.copy });
  await walkTo(copy);
  await copy.press('Enter');
  await expect(estimator.getByText(words.actions.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    area: '61',
    use: '7500',
    price: '30',
    battery: 'true',
  });

  const form = formOn(page, 'service');
  const message = fieldOf(form, 'message');
  await fieldOf(form, 'name').fill('Zoë');
  await message.fill('Merci de m’appeler le matin.');
  await estimator.getByRole('button', { name: words.actions.ask }).press('Enter');
  await expect(fieldOf(form, 'surname')).toBeFocused();
  const title = titleOf(
    services.find((each) => each.route === route)!,
    fallback,
  );
  await expect(fieldOf(form, 'service')).toHaveValue(title);
  await expect(message).toHaveValue(/^Merci de m’appeler le matin\.\n\n[^]*61\sm²/);
  await page.reload();
  await page.locator('#solar-estimate').scrollIntoViewIfNeeded();
  await slider.press('ArrowRight');
  await estimator.getByRole('button', { name: words.actions.ask }).press('Enter');
  await expect(message).toHaveValue(/^Merci de m’appeler le matin\.\n\n[^]*62\sm²/);
  await expect(message).not.toHaveValue(/61\sm²/);
  const typed = { ...acceptedTexts(), message: await message.inputValue() };
  await fill(form, typed);
  await button(form).click();
  await expect(receipt(form)).toContainText(title);
  const [sent] = arrived(typed.email);
  expect(sent?.fields.service).toBe(title);
  expect(sent?.fields.message).toMatch(/^Merci de m’appeler le matin\.\s+[^]*area=62/);
  await again(form).click();
  await expect(message).toHaveValue('');

  await page.locator('#solar-estimate').scrollIntoViewIfNeeded();
  await slider.press('End');
  await page.setViewportSize({ width: 1280, height: 2000 }); // so that it is in the new page's window
  await expect(page).toHaveURL(/area=200/);
  await chooseLanguage(page, second);
  await expect(slider).toHaveAccessibleName(texts(second, 'solar-estimate').area);
  await expect(slider).toHaveValue('200');
});
