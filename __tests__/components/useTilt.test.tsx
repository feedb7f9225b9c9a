import { fireEvent, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { useTilt } from '../../src/components/PictureRow/useTilt';
import { stubMedia, stubPointers } from '../support/browser';

const mockLoaded = jest.fn();
const mockInit = jest.fn();
const mockDestroy = jest.fn();

jest.mock('vanilla-tilt', () => {
  mockLoaded();
  const init = (element: HTMLElement, options: object) => {
    mockInit(element, options);
    Object.assign(element, { vanillaTilt: { destroy: mockDestroy } });
  };
  return { __esModule: true, default: { init } };
});

function Detail() {
  const frame = useRef<HTMLDivElement>(null);
  const tilted = useRef<HTMLDivElement>(null);
  useTilt(frame, tilted);
  return (
    <div ref={frame} data-testid="frame">
      <div ref={tilted} data-testid="tilted" />
    </div>
  );
}

beforeAll(stubPointers);
beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  stubMedia();
});

const frame = () => screen.getByTestId('frame');

/** An import is a chain of promises: a timer of nought comes after it. */
const loading = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function enter(pointerType: string) {
  fireEvent.pointerEnter(frame(), { pointerType });
  return loading();
}

it('tilts once, by the constants of the specification, until it is gone', async () => {
  const { unmount } = render(<Detail />);
  const heard = jest.fn();
  frame().addEventListener('mouseenter', heard);
  await loading();
  expect(mockLoaded).not.toHaveBeenCalled();
  await enter('mouse');
  await enter('mouse');
  const options = { max: 35, perspective: 2000, speed: 300, 'mouse-event-element': frame() };
  const tilted = screen.getByTestId('tilted');
  expect(mockInit.mock.calls).toEqual([[tilted, expect.objectContaining(options)]]);
  expect(heard).toHaveBeenCalledTimes(1);
  unmount();
  expect(mockDestroy).toHaveBeenCalledTimes(1);
});

it.each([
  ['touch', false],
  ['mouse', true],
])('loads nothing for a %s if reduced motion is %s', async (pointerType, reducedMotion) => {
  stubMedia({ reducedMotion });
  render(<Detail />);
  await enter(pointerType);
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('does not tilt what is gone before it has loaded', async () => {
  const { unmount } = render(<Detail />);
  const coming = enter('mouse');
  unmount();
  await coming;
  expect(mockInit).not.toHaveBeenCalled();
});
