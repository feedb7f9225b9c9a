import { isUid } from '../../../src/build/check/uid';

it.each(['CHE-123.456.788', 'CHE-100.000.006', 'CHE-100.000.070'])('takes %s', (text) => {
  expect(isUid(text)).toBe(true);
});

it.each([
  ['a wrong check digit', 'CHE-123.456.789'],
  ['two digits in the wrong order', 'CHE-213.456.788'],
  ['no points', 'CHE-123456788'],
  ['no prefix', '123.456.788'],
  ['zeros alone', 'CHE-000.000.000'],
])('refuses %s: %s', (_, text) => {
  expect(isUid(text)).toBe(false);
});
