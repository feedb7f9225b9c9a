import { act, fireEvent, screen, within } from '@testing-library/react';
import { Estimator } from '../../../src/sections/SolarEstimate/Estimator';
import { renderInPage } from '../../support/render';
import { firstRoof, solarConstants } from '../../support/solar';
import { textOf } from '../../support/texts';
import { translate } from '../../support/translate';

const solar = {
  estimateConstants: solarConstants,
  first: firstRoof,
  pricesYear: '2026',
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

/** A result, by its name: the same wherever it stands. */
const shown = (key: string) => {
  const texts = screen
    .getAllByText(textOf('en', `solar-estimate:results.${key}`).replace('{{year}}', '2026'))
    .map((name) => within(name.parentElement!).getAllByRole('definition')[0]!.textContent);
  expect(new Set(texts).size).toBe(1);
  return texts[0]?.replaceAll('\u00a0', ' ');
};

it('shows the results rounded, and the payback once, with its years on the axis of the balances', () => {
  open();
  expect(['production', 'price', 'aid', 'saving'].map(shown)).toEqual([
    '4,500 to 5,400 kWh',
    '12,400 francs',
    '2,100 francs',
    '750 francs',
  ]);
  expect(shown('payback')).toBe('14 to 20 years');
  expect(screen.getAllByText(/14 to 20/)).toHaveLength(1);
  const { style } = document.querySelector<HTMLElement>('.years__payback')!;
  expect(parseFloat(style.marginLeft)).toBeCloseTo((13 / 30) * 100);
  expect(parseFloat(style.width)).toBeCloseTo((7 / 30) * 100);
});

it.each([
  ['?battery=true', '20 years or more', /not certain that the installation pays for itself/],
  ['?tilt=90&orientation=north', 'more than 30 years', /does not pay for itself within/],
  ['?area=200&use=100000&price=100', '2 years', /the balance would be/],
])('says of %s that it pays back after %s', (query, years, outlook) => {
  open(query);
  expect(shown('payback')).toBe(years);
  expect(screen.getByText(outlook)).toBeInTheDocument();
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
