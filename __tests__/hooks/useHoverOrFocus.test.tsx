import { fireEvent, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { useHoverOrFocus } from '../../src/hooks/useHoverOrFocus';

function Frame() {
  const frame = useRef<HTMLDivElement>(null);
  const held = useHoverOrFocus(frame);
  return (
    <div ref={frame} data-testid="frame">
      <button>{held ? 'held' : 'free'}</button>
    </div>
  );
}

const state = () => screen.getByRole('button').textContent;

it('is held while the pointer or the focus is in it', () => {
  render(<Frame />);
  const frame = screen.getByTestId('frame');
  expect(state()).toBe('free');
  fireEvent.pointerEnter(frame);
  expect(state()).toBe('held');
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(frame);
  expect(state()).toBe('held');
  act(() => screen.getByRole('button').blur());
  expect(state()).toBe('free');
});
