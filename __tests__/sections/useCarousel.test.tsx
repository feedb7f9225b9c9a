import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { useCarousel } from '../../src/sections/ProjectCarousel/useCarousel';
import { stubMedia } from '../support/browser';

const slideWidth = 300;
const scrollTo = jest.fn<void, [{ left: number; behavior: string }]>();

function Slides() {
  const { frame, row, index, move, turning, setTurning } = useCarousel();
  return (
    <div ref={frame} data-testid="frame">
      <ul ref={row} data-testid="row">
        {['one', 'two', 'three'].map((slide) => (
          <li key={slide}>
            <a href="#slide">{slide}</a>
          </li>
        ))}
      </ul>
      <output>{index}</output>
      <button onClick={() => move(-1)}>before</button>
      <button onClick={() => move(1)}>next</button>
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
  return { ...result, row, frame: screen.getByTestId('frame') };
}

const index = () => Number(screen.getByRole('status').textContent);
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('by itself', () => {
  it('shows each slide for five seconds, and begins again after the last', () => {
    open();
    wait(4999);
    expect(index()).toBe(0);
    wait(1);
    expect(index()).toBe(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth, behavior: 'smooth' });
    wait(5000);
    expect(index()).toBe(2);
    wait(5000);
    expect(index()).toBe(0);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
  });

  it('stands still while the pointer is in it', () => {
    const { frame } = open();
    wait(3000);
    fireEvent.pointerEnter(frame);
    wait(20_000);
    expect(index()).toBe(0);
    fireEvent.pointerLeave(frame);
    wait(4999);
    expect(index()).toBe(0);
    wait(1);
    expect(index()).toBe(1);
  });

  it('stands still while the focus is in it', () => {
    open();
    act(() => screen.getByText('two').focus());
    wait(20_000);
    expect(index()).toBe(0);
    act(() => screen.getByText('two').blur());
    wait(5000);
    expect(index()).toBe(1);
  });

  it('stands still from pause to play', () => {
    open();
    press('pause');
    wait(20_000);
    expect(index()).toBe(0);
    press('play');
    wait(5000);
    expect(index()).toBe(1);
  });

  it('does not move where less motion is wanted, unless the visitor lets it', () => {
    open({ reducedMotion: true });
    expect(screen.getByRole('button', { name: 'play' })).toBeVisible();
    wait(20_000);
    expect(index()).toBe(0);
    press('next');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth, behavior: 'instant' });
  });

  it('has no timer left once it is gone', () => {
    open().unmount();
    wait(20_000);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('in the visitor’s hands', () => {
  it('turns by buttons, past both ends', () => {
    open();
    press('before');
    expect(index()).toBe(2);
    press('next');
    expect(index()).toBe(0);
  });

  it('turns by arrow keys, and leaves the browser its own', () => {
    const { row } = open();
    expect(fireEvent.keyDown(row, { key: 'ArrowRight' })).toBe(false);
    expect(index()).toBe(1);
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect(index()).toBe(0);
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(row, { key: 'ArrowRight', [held]: true })).toBe(true);
    }
    expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true);
    expect(index()).toBe(0);
  });

  it('knows the slide that a scroll came to rest at', () => {
    const { row } = open();
    row.scrollLeft = 2 * slideWidth - 20;
    fireEvent.scroll(row);
    wait(1000);
    expect(index()).toBe(2);
  });
});
