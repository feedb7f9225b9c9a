import { act, fireEvent, screen } from '@testing-library/react';
import { LivingRoof } from '../../../src/sections/SolarEstimate/LivingRoof';
import { coarse } from '../../../src/sections/SolarEstimate/useEstimateFormats';
import { estimate } from '../../../src/solar/estimate';
import { hydrateInPage, renderInPage } from '../../support/render';
import { firstRoof, solarConstants } from '../../support/solar';

const { consumption, price } = firstRoof;
const solar = { estimateConstants: solarConstants, first: { consumption, price } };
const service = { route: '/service-solar', solar };

/** At an hour of a summer day. */
function open(hour = 10) {
  jest.useFakeTimers({ now: new Date(2026, 5, 1, hour) });
  renderInPage(<LivingRoof service={service} />, { language: 'en' });
}
afterEach(() => jest.useRealTimers());

/** Result shown for the roof: numbers, panels, and the linked address. */
const shown = () => ({
  numbers: document.querySelector('.living-roof__number')?.textContent?.match(/[\d,]+/g),
  panels: document.querySelectorAll('.house__panel').length,
  link: screen.getByRole('link').getAttribute('href'),
});

/** Expected result for an area, m². */
function given(area: number, query: string) {
  const { from, to } = estimate({ ...firstRoof, area }, solarConstants).production;
  const numbers = [from, to].map((value) => coarse(value).toLocaleString('en'));
  return { numbers, panels: area / 2, link: `/en/service-solar${query}#solar-estimate` };
}

it('shows what the first roof gives, follows the slider, and speaks once it rests', () => {
  open();
  expect(shown()).toEqual(given(30, ''));
  fireEvent.change(screen.getByRole('slider'), { target: { value: 60 } });
  expect(shown()).toEqual(given(60, '?area=60'));
  act(() => jest.advanceTimersByTime(599));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('takes what the slider was set to before the scripts came', () => {
  jest.useFakeTimers({ now: new Date(2026, 5, 1, 10) });
  hydrateInPage(<LivingRoof service={service} />, { language: 'en' }, (served) => {
    served.querySelector('input')!.value = '60';
  });
  expect(screen.getByRole('slider')).toHaveValue('60');
  expect(shown()).toEqual(given(60, '?area=60'));
});

it.each([
  [3, 1],
  [12, 0],
])('at %s h there are %s moons, in a dark window or not', (hour, moons) => {
  open(hour);
  expect(document.querySelectorAll('.scene__moon')).toHaveLength(moons);
  expect(document.querySelectorAll('.sun-path__sun')).toHaveLength(1 - moons);
  expect(document.querySelectorAll('[data-bs-theme=dark] > .scene--night')).toHaveLength(moons);
});

it('the sun goes on with the clock, from the right to the left', () => {
  open(8);
  const x = () => Number(document.querySelector('.sun-path__sun')?.getAttribute('cx'));
  expect(x()).toBeGreaterThan(320);
  act(() => jest.advanceTimersByTime(8 * 60 * 60 * 1000));
  expect(x()).toBeLessThan(320);
});

it('is absent where no service has the estimate', () => {
  renderInPage(<LivingRoof service={{ route: '/service-solar', solar: null }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
