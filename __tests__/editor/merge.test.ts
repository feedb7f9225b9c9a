import { merged, rebased } from '../../editor/merge';
import type { Json } from '../../editor/schema';

const item = (slug: string, title = slug) => ({ slug, title });
const [a, b, c] = [item('a'), item('b'), item('c')];
const base = { title: { fr: 'un', en: 'one' }, town: 'Nyon', parts: [a, b] };

it.each<[name: string, own: Json, now: Json, value: Json]>([
  [
    'a value that only the page has changed',
    { ...base, town: 'Gland' },
    base,
    { ...base, town: 'Gland' },
  ],
  [
    'one that only the file has changed',
    base,
    { ...base, town: 'Gland' },
    { ...base, town: 'Gland' },
  ],
  [
    'two languages of a word',
    { ...base, title: { fr: 'deux', en: 'one' } },
    { ...base, title: { fr: 'un', en: 'two' } },
    { ...base, title: { fr: 'deux', en: 'two' } },
  ],
  [
    'the same change on both sides',
    { ...base, town: 'Gland' },
    { ...base, town: 'Gland' },
    { ...base, town: 'Gland' },
  ],
  [
    'a field that was added and one that was removed',
    { ...base, year: 2026 },
    { title: base.title, parts: base.parts },
    { title: base.title, year: 2026, parts: base.parts },
  ],
  [
    'items that one side has moved and the other has changed and added',
    { ...base, parts: [b, a] },
    { ...base, parts: [item('a', 'new'), b, c] },
    { ...base, parts: [b, item('a', 'new'), c] },
  ],
  [
    'an item that one side has deleted',
    { ...base, parts: [b] },
    { ...base, town: 'Gland' },
    { ...base, town: 'Gland', parts: [b] },
  ],
])('takes %s', (_, own, now, value) => {
  expect(merged(base, own, now)).toEqual({ value, conflicts: [] });
});

it.each<[name: string, own: Json | undefined, now: Json | undefined, path: string[]]>([
  ['a value', { ...base, town: 'Gland' }, { ...base, town: 'Rolle' }, ['town']],
  [
    'a word',
    { ...base, title: { fr: 'x', en: 'one' } },
    { ...base, title: { fr: 'y', en: 'one' } },
    ['title', 'fr'],
  ],
  ['the order of a list', { ...base, parts: [b, a] }, { ...base, parts: [b, c, a] }, ['parts']],
  [
    'an item that one side has deleted',
    { ...base, parts: [b] },
    { ...base, parts: [item('a', 'x'), b] },
    ['parts', 'a'],
  ],
  ['a file that one side has deleted', undefined, { ...base, town: 'Gland' }, []],
])('finds both sides in conflict over %s', (_, own, now, path) => {
  expect(merged(base, own, now).conflicts).toEqual([path]);
});

it('can be based on what was read after a conflict, and takes nothing else back', () => {
  const own = { ...base, town: 'Gland', parts: [item('a', 'own'), b] };
  const now = { title: { fr: 'zwei', en: 'two' }, town: 'Rolle', parts: [item('a', 'now'), b, c] };
  const result = merged(base, own, now);
  expect(result.conflicts).toEqual([['town'], ['parts', 'a', 'title']]);
  const value = { ...now, town: 'Gland', parts: [item('a', 'own'), b, c] };
  expect(merged(rebased(base, now, result), own, now)).toEqual({ value, conflicts: [] });
});

it('never pairs the items of a list by their place', () => {
  const words = (...list: string[]) => list.map((fr) => ({ fr }));
  expect(merged(words('a', 'b'), words('b', 'a'), words('a', 'c')).conflicts).toEqual([[]]);
});
