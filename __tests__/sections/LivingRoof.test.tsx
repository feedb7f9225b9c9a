import { act, fireEvent, screen } from '@testing-library/react';
import { LivingRoof } from '../../src/sections/LivingRoof';
import { renderInPage } from '../support/render';
import { solarConstants } from '../support/solar';

const solar = { estimateConstants: solarConstants, first: { consumption: 4500, price: 0.23 } };
const service = { route: '/service-solar', solar };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const panels = () => document.querySelectorAll('.house__panel').length;
const number = () => document.querySelector('.living-roof__number')?.textContent ?? '';
const slide = (area: number) =>
  fireEvent.change(screen.getByRole('slider'), { target: { value: area } });

it('shows what 30 m² give, and leads to the whole estimate', () => {
  renderInPage(<LivingRoof service={service} />, { language: 'en' });
  expect(number()).toMatch(/^4,500 to 5,400.kWh a year$/);
  expect(panels()).toBe(15);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/service-solar#solar-estimate');
});

it('follows the slider, hands the area on, and speaks once it rests', () => {
  renderInPage(<LivingRoof service={service} />, { language: 'en' });
  slide(60);
  expect(number()).toMatch(/^8,900 to 10,900/);
  expect(panels()).toBe(30);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/en/service-solar?area=60#solar-estimate',
  );
  act(() => jest.advanceTimersByTime(599));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe(number());
});

it.each([
  [3, true],
  [5.9, true],
  [6, false],
  [19.9, false],
  [20, true],
])('at %s h it is night: %s, with a moon and lit windows', (hour, isNight) => {
  jest.setSystemTime(new Date(2026, 5, 1, Math.floor(hour), Math.round((hour % 1) * 60)));
  renderInPage(<LivingRoof service={service} />);
  expect(document.querySelectorAll('.scene__moon')).toHaveLength(isNight ? 1 : 0);
  expect(document.querySelectorAll('.sun-path__sun')).toHaveLength(isNight ? 0 : 1);
  expect(document.querySelectorAll('[data-bs-theme=dark] > .scene--night')).toHaveLength(
    isNight ? 1 : 0,
  );
});

it('the sun goes on with the clock, from the right to the left', () => {
  jest.setSystemTime(new Date(2026, 5, 1, 8));
  renderInPage(<LivingRoof service={service} />);
  const x = () => Number(document.querySelector('.sun-path__sun')?.getAttribute('cx'));
  const morning = x();
  expect(morning).toBeGreaterThan(320);
  act(() => jest.advanceTimersByTime(8 * 60 * 60 * 1000));
  expect(x()).toBeLessThan(320);
});

it('is absent where no service has the estimate', () => {
  renderInPage(<LivingRoof service={{ route: '/service-solar', solar: null }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
