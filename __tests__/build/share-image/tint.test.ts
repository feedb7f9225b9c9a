import { tintOf } from '../../../src/build/share-image/tint';

it.each([
  ['electricity', '#fff1d6'],
  ['renewable', '#ddf1e4'],
  ['it', '#dee8fb'],
  ['a category without a tint', '#e9f0fa'],
])('puts a picture of %s on its colour of the light mode', async (category, colour) => {
  expect(await tintOf(category)).toBe(colour);
});
