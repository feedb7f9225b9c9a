import { scrollSmoothlyTo } from '../../src/browser/smooth-scroll';
import { placeInPage, stubMedia } from '../support/browser';

const scrollTo = jest.fn<void, [{ top: number; behavior: string }]>();
let target: HTMLElement;

/** The visitor is at 200, the element's upper edge at 1200 of the page. */
beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  document.body.innerHTML = '<section id="target"></section>';
  target = document.getElementById('target')!;
  Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
  placeInPage(target, 1200);
  scrollTo.mockReset();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
});
afterEach(() => jest.useRealTimers());

const tops = () => scrollTo.mock.calls.map(([{ top }]) => top);

it('moves on from where it is, always in one direction, slowly at both ends', () => {
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(600);
  const steps = tops();
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps[0]).toBeLessThan(210);
  expect(steps.at(-1)).toBe(1150);
  const lengths = steps.slice(1).map((top, index) => top - steps[index]!);
  const middle = Math.max(...lengths);
  expect(lengths[0]).toBeLessThan(middle / 3);
  expect(lengths.at(-1)).toBeLessThan(middle / 3);
});

it.each(['wheel', 'pointerdown'])('is ended by the visitor’s %s; the focus stays', (name) => {
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(100);
  const moves = tops().length;
  expect(moves).toBeGreaterThan(0);
  window.dispatchEvent(new Event(name));
  jest.advanceTimersByTime(1000);
  expect(tops()).toHaveLength(moves);
  expect(document.body).toHaveFocus();
});

it.each([
  [{ key: 'Tab' }, true],
  [{ key: 'PageDown' }, true],
  [{ key: 'Control' }, false],
  [{ key: 'Shift' }, false],
  [{ key: 'Enter', repeat: true }, false],
])('the key %j jumps to its end: %s', (key, jumps) => {
  scrollSmoothlyTo(target);
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(tops().at(-1) === 1150).toBe(jumps);
  expect(document.activeElement === target).toBe(jumps);
  jest.advanceTimersByTime(1000);
  expect(tops().at(-1)).toBe(1150);
  expect(target).toHaveFocus();
});

it('jumps where less motion is wanted, with the focus, and leaves a tab stop as it is', () => {
  stubMedia({ reducedMotion: true });
  target.tabIndex = 0;
  const focus = jest.spyOn(target, 'focus');
  scrollSmoothlyTo(target);
  expect(scrollTo.mock.calls).toEqual([[{ top: 1150, behavior: 'instant' }]]);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(target).toHaveAttribute('tabindex', '0');
});

it('lets no later click on the target’s text move the focus there', () => {
  stubMedia({ reducedMotion: true });
  scrollSmoothlyTo(target);
  expect(target).toHaveFocus();
  target.blur();
  expect(target).not.toHaveAttribute('tabindex');
});
