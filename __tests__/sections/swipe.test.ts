import { fireEvent } from '@testing-library/dom';
import { listenForSwipes, swipeDirection } from '../../src/sections/useCarousel';
import { stubPointers } from '../support/browser';

it.each([
  [-40, 1],
  [-39, 0],
  [39, 0],
  [40, -1],
])('a travel of %s px leads to %s', (travel, direction) => {
  expect(swipeDirection(travel)).toBe(direction);
});

const heard = jest.fn();

const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };

function put(pointer: object = {}) {
  const row = document.createElement('div');
  listenForSwipes(row, heard);
  row.scrollLeft = 500;
  fireEvent.pointerDown(row, { ...finger, clientX: 200, ...pointer });
  return row;
}

beforeAll(stubPointers);
beforeEach(() => heard.mockReset());

it.each(['pointerUp', 'pointerCancel'] as const)('draws the row along until %s', (end) => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX: 160 });
  expect([row.scrollLeft, row.dataset.drawn]).toEqual([540, 'held']);
  fireEvent[end](row, { ...finger, clientX: 160 });
  expect(row.dataset.drawn).toBe('released');
  expect(heard.mock.calls).toEqual([[end === 'pointerUp' ? 1 : 0]]);
});

it('takes a tap for no movement of the row', () => {
  const row = put();
  fireEvent.pointerUp(row, { ...finger, clientX: 200 });
  expect(row.dataset.drawn).toBeUndefined();
});

it('does not listen to a mouse', () => {
  const row = put({ pointerType: 'mouse' });
  fireEvent.pointerMove(row, { ...finger, clientX: 20 });
  fireEvent.pointerUp(row, { ...finger, clientX: 20 });
  expect(row.scrollLeft).toBe(500);
  expect(heard).not.toHaveBeenCalled();
});

it('listens to the first finger alone while two are down', () => {
  const row = put();
  const second = { ...finger, pointerId: 8, isPrimary: false, clientX: 20 };
  fireEvent.pointerDown(row, second);
  fireEvent.pointerMove(row, second);
  fireEvent.pointerUp(row, second);
  expect(row.scrollLeft).toBe(500);
  expect(heard).not.toHaveBeenCalled();
  fireEvent.pointerUp(row, { ...finger, clientX: 20 });
  expect(heard.mock.calls).toEqual([[1]]);
});
