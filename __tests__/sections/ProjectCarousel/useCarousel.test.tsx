import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { useCarousel } from '../../../src/sections/ProjectCarousel/useCarousel';
import { stubMedia, stubPointers } from '../../support/browser';

const slideWidth = 300;
const scrollTo = jest.fn<void, [{ left: number; behavior: string }]>();

function Slides() {
  const { containerProps, row, index, move, isPlaying, setPlaying } = useCarousel();
  return (
    <div {...containerProps}>
      <ul ref={row} data-testid="row">
        <li />
        <li />
        <li />
      </ul>
      <output>{index}</output>
      <button onClick={() => move(-1)}>before</button>
      <button onClick={() => move(1)}>next</button>
      <button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? 'pause' : 'play'}</button>
    </div>
  );
}

function open(wishes: { reducedMotion?: boolean } = {}) {
  stubMedia(wishes);
  const result = render(<Slides />);
  const row = screen.getByTestId('row');
  [...row.children].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: 40 + index * slideWidth }),
  );
  row.scrollTo = scrollTo as unknown as typeof row.scrollTo;
  return { ...result, row };
}

const index = () => Number(screen.getByRole('status').textContent);
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
});
afterEach(() => jest.useRealTimers());

it('shows each slide for five seconds, and has no timer left once it is gone', () => {
  const { unmount } = open();
  wait(4999);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth, behavior: 'smooth' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('does not move where less motion is wanted, until the visitor presses play', () => {
  open({ reducedMotion: true });
  wait(20_000);
  expect(index()).toBe(0);
  press('play');
  wait(5000);
  expect(index()).toBe(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth, behavior: 'instant' });
});

it('waits while it is paused, or held by the pointer or the focus', () => {
  const { row } = open();
  press('pause');
  wait(20_000);
  expect(index()).toBe(0);
  press('play');
  fireEvent.pointerEnter(row.parentElement!);
  wait(20_000);
  expect(index()).toBe(0);
  fireEvent.pointerLeave(row.parentElement!);
  const next = screen.getByRole('button', { name: 'next' });
  act(() => next.focus());
  wait(20_000);
  expect(index()).toBe(0);
  act(() => next.blur());
  wait(5000);
  expect(index()).toBe(1);
});

it('loses no press while the row still moves from the one before', () => {
  const { row } = open();
  press('before');
  fireEvent.scroll(row);
  wait(100);
  press('before');
  wait(100);
  expect(index()).toBe(1);
});

it('turns by button, past both ends', () => {
  open();
  press('before');
  expect(index()).toBe(2);
  press('next');
  expect(index()).toBe(0);
});

it('follows the visitor’s own scrolling once the row is at rest', () => {
  const { row } = open();
  row.scrollLeft = slideWidth;
  fireEvent.scroll(row);
  wait(149);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
});

it('stays where it was while a finger, or a slow browser, holds the row between two slides', () => {
  const { row } = open();
  press('next');
  row.scrollLeft = slideWidth / 4;
  fireEvent.scroll(row);
  wait(150);
  expect(index()).toBe(1);
});

it('begins at the slide that is in view already', () => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * slideWidth);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
  });
  open();
  expect(index()).toBe(2);
  jest.restoreAllMocks();
});

it.each([
  [-40, 0],
  [-41, 1],
  [41, 2],
])('after a swipe of %s px it shows slide %s', (travel, slide) => {
  stubPointers();
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 1, configurable: true });
  const { row, unmount } = open();
  expect(row.style.touchAction).toBe('pan-y pinch-zoom');
  const finger = { pointerType: 'touch' };
  fireEvent.pointerDown(row, { ...finger, clientX: 200 });
  fireEvent.pointerEnter(row.parentElement!);
  fireEvent.pointerUp(row, { ...finger, clientX: 200 + travel });
  expect(index()).toBe(slide);
  unmount();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});
