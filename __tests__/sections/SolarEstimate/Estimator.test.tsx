import { act, fireEvent, screen, within } from '@testing-library/react';
import { Estimator } from '../../../src/sections/SolarEstimate/Estimator';
import { coarse } from '../../../src/sections/SolarEstimate/useEstimateFormats';
import { estimate } from '../../../src/solar/estimate';
import { renderInPage } from '../../support/render';
import { firstRoof, solarConstants } from '../../support/solar';
import { textOf } from '../../support/texts';
import { translate } from '../../support/translate';

const solar = {
  estimateConstants: solarConstants,
  first: firstRoof,
  translation: {
    profiles: [{ slug: 'house', consumption: firstRoof.consumption, label: 'House' }],
    aids: ['the solar bonus', 'the battery bonus'],
    assumptions: [],
    leftOut: [],
  },
} as unknown as Queries.SolarEstimateFragment;

const word = (key: string) => textOf('en', `solar-estimate:${key}`);

afterEach(() => jest.useRealTimers());

const open = (address = '/') => {
  window.history.replaceState({ key: 'entry' }, '', address);
  return renderInPage(<Estimator solar={solar} onAsk={jest.fn()} />, { language: 'en' });
};

/** The numbers of a result, by its name: the same wherever it stands. */
const numbersOf = (key: string) => {
  const texts = screen
    .getAllByText(word(`results.${key}`))
    .map((name) => within(name.parentElement!).getAllByRole('definition')[0]!.textContent);
  expect(new Set(texts).size).toBe(1);
  return texts[0]?.match(/[\d,]+/g);
};

const written = (...values: number[]) => values.map((value) => value.toLocaleString('en'));

it.each([false, true])('shows what the estimate gives, with a battery: %s', (battery) => {
  open();
  if (battery) fireEvent.click(screen.getByRole('switch'));
  const result = estimate({ ...firstRoof, battery }, solarConstants);
  const { production, payback } = result;
  expect(numbersOf('production')).toEqual(written(coarse(production.from), coarse(production.to)));
  expect(numbersOf('price')).toEqual(written(result.price));
  expect(numbersOf('aid')).toEqual(written(result.aid));
  expect(numbersOf('saving')).toEqual(written(result.saving));
  expect(numbersOf('payback')).toEqual(written(payback.from, payback.to));
});

it('names the aids that are in the sum, and no other', () => {
  open();
  const bonuses = () =>
    ['the solar bonus', 'the battery bonus'].map(
      (name) => screen.queryByText(new RegExp(name)) !== null,
    );
  expect(bonuses()).toEqual([true, false]);
  fireEvent.click(screen.getByRole('switch'));
  expect(bonuses()).toEqual([true, true]);
});

it.each([
  [994, 990],
  [4455, 4500],
  [5445, 5400],
])('writes %i kWh as %i', (value, expected) => expect(coarse(value)).toBe(expected));

it.each([
  ['use', '4500'],
  ['price', '30'],
])('says that the result is of before while the %s is wrong', (name, right) => {
  open();
  const field = screen.getByLabelText(word(name));
  const stale = () => screen.queryAllByText(word('stale')).length;
  expect(stale()).toBe(0);
  fireEvent.change(field, { target: { value: 'abc' } });
  expect(stale()).toBe(2);
  fireEvent.change(field, { target: { value: right } });
  expect(stale()).toBe(0);
});

it('puts each change into the address, which opens with it, and a link followed again opens as it says', () => {
  jest.useFakeTimers();
  const first = open('/page?area=60&ref=letter#solar-estimate');
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: word('area') });
  expect(slider()).toHaveValue('60');
  fireEvent.change(slider(), { target: { value: '80' } });
  fireEvent.click(screen.getByRole('switch'));
  act(() => jest.runOnlyPendingTimers());
  expect(window.location.href).toMatch(/\/page\?area=80&ref=letter&battery=true#solar-estimate$/);
  expect(window.history.state).toEqual({ key: 'entry' });
  first.unmount();
  const second = renderInPage(<Estimator solar={solar} onAsk={jest.fn()} />, { language: 'en' });
  expect(slider()).toHaveValue('80');
  second.unmount();
  open('/page?area=60#solar-estimate');
  expect(slider()).toHaveValue('60');
});

/** Moves each slider, sets the battery, and types a price. */
function change(container: Element): void {
  for (const slider of container.querySelectorAll<HTMLInputElement>('[type=range]'))
    fireEvent.change(slider, { target: { value: String(Number(slider.min) + 15) } });
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.change(container.querySelector('#solar-price')!, { target: { value: '31,5' } });
}

it('shows every new value of the estimate in a page that the browser has translated', () => {
  const textIn = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ');
  const plain = open();
  const before = textIn(plain.container);
  change(plain.container);
  const expected = textIn(plain.container);
  expect(expected).not.toBe(before);
  plain.unmount();
  const { container } = open();
  expect(textIn(container)).toBe(before);
  translate(container);
  change(container);
  expect(textIn(container)).toBe(expected);
});
