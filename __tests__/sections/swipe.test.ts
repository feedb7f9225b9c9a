import { fireEvent } from '@testing-library/dom';
import { listenForSwipes, swipeDirection } from '../../src/sections/ProjectCarousel/swipe';
import { stubPointers } from '../support/browser';

it.each([
  [-40, 1],
  [-41, 1],
  [-39, 0],
  [0, 0],
  [39, 0],
  [40, -1],
  [400, -1],
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

it('draws the row along with the finger', () => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX: 170 });
  expect(row.scrollLeft).toBe(530);
  expect(row.dataset.drawn).toBe('held');
});

it.each([
  [160, 1],
  [161, 0],
  [240, -1],
])('lets go at %s and leads to %s', (clientX, direction) => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX });
  fireEvent.pointerUp(row, { ...finger, clientX });
  expect(heard.mock.calls).toEqual([[direction]]);
  expect(row.dataset.drawn).toBe('released');
});

it('goes back where the browser takes the finger', () => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, clientX: 20 });
  fireEvent.pointerCancel(row, { ...finger, clientX: 20 });
  expect(heard.mock.calls).toEqual([[0]]);
});

it('takes a tap for no movement of the row', () => {
  const row = put();
  fireEvent.pointerUp(row, { ...finger, clientX: 200 });
  expect(row.dataset.drawn).toBeUndefined();
});

it.each([
  ['a mouse', { pointerType: 'mouse' }],
  ['a second finger', { isPrimary: false, pointerId: 8 }],
])('does not listen to %s', (_, pointer) => {
  const row = put(pointer);
  fireEvent.pointerMove(row, { ...finger, ...pointer, clientX: 20 });
  fireEvent.pointerUp(row, { ...finger, ...pointer, clientX: 20 });
  expect(row.scrollLeft).toBe(500);
  expect(heard).not.toHaveBeenCalled();
});

it('listens to the first finger alone while two are down', () => {
  const row = put();
  fireEvent.pointerMove(row, { ...finger, pointerId: 8, isPrimary: false, clientX: 20 });
  fireEvent.pointerUp(row, { ...finger, pointerId: 8, isPrimary: false, clientX: 20 });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.pointerUp(row, { ...finger, clientX: 20 });
  expect(heard.mock.calls).toEqual([[1]]);
});
