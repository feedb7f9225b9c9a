import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { swipeDirection, useCarousel } from '../../src/sections/useCarousel';
import { stubMedia, stubPointers } from '../support/browser';

const slideWidth = 300;
const scrollTo = jest.fn<void, [{ left: number; behavior: string }]>();

function Slides() {
  const { container, row, index, move, turning, setTurning } = useCarousel();
  return (
    <div ref={container}>
      <ul ref={row} data-testid="row">
        <li />
        <li />
        <li />
      </ul>
      <output>{index}</output>
      <button onClick={() => move(-1)}>before</button>
      <button onClick={() => setTurning(!turning)}>{turning ? 'pause' : 'play'}</button>
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

beforeAll(stubPointers);
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

it('waits while it is paused, or held by the pointer', () => {
  const { row } = open();
  press('pause');
  wait(20_000);
  expect(index()).toBe(0);
  press('play');
  fireEvent.pointerEnter(row.parentElement!);
  wait(20_000);
  expect(index()).toBe(0);
  fireEvent.pointerLeave(row.parentElement!);
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

it('turns by button and arrow key, past both ends, and leaves other keys to the browser', () => {
  const { row } = open();
  press('before');
  expect(index()).toBe(2);
  expect(fireEvent.keyDown(row, { key: 'ArrowRight' })).toBe(false);
  expect(index()).toBe(0);
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(index()).toBe(2);
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', [held]: true })).toBe(true);
  expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true);
  expect(index()).toBe(2);
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
  [-40, 1],
  [-39, 0],
  [39, 0],
  [40, -1],
])('a travel of %s px leads to %s', (travel, direction) => {
  expect(swipeDirection(travel)).toBe(direction);
});

const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };

function put(pointer: object = {}) {
  const { row } = open({ reducedMotion: true });
  row.scrollLeft = slideWidth;
  fireEvent.scroll(row);
  wait(150);
  fireEvent.pointerDown(row, { ...finger, clientX: 200, ...pointer });
  return row;
}

it.each([
  ['pointerUp', 2],
  ['pointerCancel', 1],
] as const)('draws the row along until %s, and then shows slide %s', (end, slide) => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX: 160 });
  expect([row.scrollLeft, row.dataset.drawn]).toEqual([slideWidth + 40, 'held']);
  fireEvent[end](row, { ...finger, clientX: 160 });
  expect(row.dataset.drawn).toBe('released');
  expect(index()).toBe(slide);
});

it('lets the row snap again after a finger that ends where it began', () => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX: 190 });
  fireEvent.pointerMove(row, { ...finger, clientX: 200 });
  fireEvent.pointerUp(row, { ...finger, clientX: 200 });
  wait(150);
  expect(row.dataset.drawn).toBeUndefined();
  expect(index()).toBe(1);
});

it('does not listen to a mouse', () => {
  const row = put({ pointerType: 'mouse' });
  fireEvent.pointerMove(row, { ...finger, clientX: 20 });
  fireEvent.pointerUp(row, { ...finger, clientX: 20 });
  expect([row.scrollLeft, index()]).toEqual([slideWidth, 1]);
});

it('listens to the first finger alone while two are down', () => {
  const row = put();
  const second = { ...finger, pointerId: 8, isPrimary: false, clientX: 20 };
  fireEvent.pointerDown(row, second);
  fireEvent.pointerMove(row, second);
  fireEvent.pointerUp(row, second);
  expect([row.scrollLeft, index()]).toEqual([slideWidth, 1]);
  fireEvent.pointerUp(row, { ...finger, clientX: 20 });
  expect(index()).toBe(2);
});
