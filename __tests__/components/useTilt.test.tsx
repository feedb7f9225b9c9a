import { fireEvent, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { useTilt } from '../../src/components/PictureRow/useTilt';
import { stubMedia, stubPointers } from '../support/browser';

const mockLoaded = jest.fn();
const mockInit = jest.fn();
const mockDestroy = jest.fn();

jest.mock('vanilla-tilt', () => {
  mockLoaded();
  return {
    __esModule: true,
    default: {
      init: (element: HTMLElement, options: object) => {
        mockInit(element, options);
        Object.assign(element, { vanillaTilt: { destroy: mockDestroy } });
      },
    },
  };
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

/** An import is a chain of promises: a timer of nought comes after it. */
const loading = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The pointer comes to the picture, and whatever that loads has arrived. */
async function enter(pointerType: string) {
  await act(async () => {
    fireEvent.pointerEnter(screen.getByTestId('frame'), { pointerType });
    await loading();
  });
}

it('loads nothing before a pointer comes', () => {
  render(<Detail />);
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('tilts by the constants of the specification, and listens on the frame that stands still', async () => {
  const { unmount } = render(<Detail />);
  const heard = jest.fn();
  screen.getByTestId('frame').addEventListener('mouseenter', heard);
  await enter('mouse');
  expect(mockLoaded).toHaveBeenCalledTimes(1);
  expect(mockInit.mock.calls).toEqual([
    [
      screen.getByTestId('tilted'),
      expect.objectContaining({
        max: 35,
        perspective: 2000,
        speed: 300,
        'mouse-event-element': screen.getByTestId('frame'),
      }),
    ],
  ]);
  expect(heard).toHaveBeenCalledTimes(1);
  await enter('mouse');
  expect(mockInit).toHaveBeenCalledTimes(1);
  unmount();
  expect(mockDestroy).toHaveBeenCalledTimes(1);
});

it.each(['touch', 'pen'])('loads nothing for a %s', async (pointerType) => {
  render(<Detail />);
  await enter(pointerType);
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('loads nothing where less motion is wanted', async () => {
  stubMedia({ reducedMotion: true });
  render(<Detail />);
  await enter('mouse');
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('does not tilt what is gone before it has loaded', async () => {
  const { unmount } = render(<Detail />);
  fireEvent.pointerEnter(screen.getByTestId('frame'), { pointerType: 'mouse' });
  unmount();
  await act(loading);
  expect(mockInit).not.toHaveBeenCalled();
});
