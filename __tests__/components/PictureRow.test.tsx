import { fireEvent, render } from '@testing-library/react';
import { act } from 'react';
import { PictureRow } from '../../src/components/PictureRow';
import { stubMedia, stubPointers } from '../support/browser';

const mockLoaded = jest.fn();
const mockBegun = jest.fn();
const mockDestroy = jest.fn();

jest.mock('vanilla-tilt', () => {
  mockLoaded();
  class Library {
    destroy = mockDestroy;
    constructor(...given: unknown[]) {
      mockBegun(...given);
    }
  }
  return { __esModule: true, default: Library };
});

const row = (
  <PictureRow picture={{} as Queries.LargePictureFragment}>
    <p>Words</p>
  </PictureRow>
);

beforeAll(stubPointers);
beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  stubMedia();
});

const frame = () => document.querySelector('.tilted-picture')!;

/** An import is a chain of promises: a timer of nought comes after it. */
const loading = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function enter(pointerType: string) {
  fireEvent.pointerEnter(frame(), { pointerType });
  return loading();
}

it('tilts once, by the constants of the specification, until it is gone', async () => {
  const { unmount } = render(row);
  await loading();
  expect(mockLoaded).not.toHaveBeenCalled();
  fireEvent.pointerEnter(frame(), { pointerType: 'mouse' });
  await enter('mouse');
  await enter('mouse');
  const options = { max: 35, perspective: 2000, speed: 300, 'mouse-event-element': frame() };
  const tilted = frame().firstElementChild;
  expect(mockBegun.mock.calls).toEqual([[tilted, expect.objectContaining(options)]]);
  unmount();
  expect(mockDestroy).toHaveBeenCalledTimes(1);
});

it.each([
  ['touch', false],
  ['mouse', true],
])('loads nothing for a %s if reduced motion is %s', async (pointerType, reducedMotion) => {
  stubMedia({ reducedMotion });
  render(row);
  await enter(pointerType);
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('does not tilt what is gone before it has loaded', async () => {
  const { unmount } = render(row);
  const coming = enter('mouse');
  unmount();
  await coming;
  expect(mockBegun).not.toHaveBeenCalled();
});
