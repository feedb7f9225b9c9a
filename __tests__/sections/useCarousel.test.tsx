import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { listenForSwipes, swipeDirection, useCarousel } from '../../src/sections/useCarousel';
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
