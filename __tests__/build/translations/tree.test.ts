import { placeholders, texts } from '../../../src/build/translations/tree';

it('lists all texts of a tree with their paths', () => {
  const tree = { title: 'a', steps: [{ text: 'b' }, 'c'], empty: {}, none: null };
  expect(texts(tree)).toEqual([
    { path: 'title', text: 'a' },
    { path: 'steps.0.text', text: 'b' },
    { path: 'steps.1', text: 'c' },
    { path: 'none', text: null },
  ]);
});

it('lists placeholders in order of the alphabet, spaces or not, as often as they stand there', () => {
  expect(placeholders('{{to}} {{ from }} {{to}} {single}')).toEqual(['from', 'to', 'to']);
});
