import '../support/five-languages';
import { formatFor } from '../../editor/page/formats';
import type { Json, JsonObject, Schema } from '../../editor/schema';

const word: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const text: Schema = { type: 'string' };
const schema: Schema = {
  type: 'object',
  required: ['title', 'licence', 'isOpen'],
  properties: {
    title: word,
    town: text,
    year: { type: 'number' },
    licence: { type: 'object', required: ['number'], properties: { number: text } },
    isOpen: { type: 'boolean' },
    points: { type: 'array', items: word },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['slug', 'title'],
        properties: { slug: text, image: text, title: word },
      },
    },
  },
};
const inAll = (name: string) => ({
  fr: `${name} fr`,
  en: `${name} en`,
  es: `${name} es`,
  pt: `${name} pt`,
  it: `${name} it`,
});
const { fromFile, toFile } = formatFor('services', schema);
const opened = (value: object) => fromFile(JSON.stringify(value)) as Record<string, JsonObject>;
const written = (value: object) => JSON.parse(toFile(value as JsonObject)) as Json;

it('has facts in French only, and an item of a list once in each language', () => {
  const part = { slug: 'a', image: 'a.png', title: inAll('a') };
  const { fr, it } = opened({
    title: inAll('t'),
    town: 'Nyon',
    points: [inAll('p')],
    parts: [part],
  });
  expect(fr).toEqual({
    title: 't fr',
    town: 'Nyon',
    points: [{ text: 'p fr' }],
    parts: [{ slug: 'a', image: 'a.png', title: 'a fr' }],
  });
  expect(it).toEqual({
    title: 't it',
    points: [{ text: 'p it' }],
    parts: [{ slug: 'a', title: 'a it' }],
  });
});

it('has the name of an item in all languages, so that it is known in each', () => {
  const items: Schema = { type: 'object', properties: { name: text, year: text, role: word } };
  const { fromFile: open, toFile: write } = formatFor('business/team', { type: 'array', items });
  const team = [{ name: 'Ana', year: '2020', role: inAll('r') }];
  const values = open(JSON.stringify(team)) as JsonObject;
  expect(values.it).toEqual([{ name: 'Ana', role: 'r it' }]);
  expect(JSON.parse(write(values))).toEqual(team);
});

it('keeps what is not in the model, leaves out what is empty, and puts back what is required', () => {
  const values = opened({ title: inAll('t'), own: 'kept' });
  Object.assign(values.fr!, { town: '', year: null, points: [], parts: [] });
  values.pt = {};
  expect(written(values)).toEqual({
    title: { ...inAll('t'), pt: '' },
    licence: { number: '' },
    isOpen: false,
    own: 'kept',
  });
});

it('moves and deletes an item of a list in all languages at once', () => {
  const values = opened({ title: inAll('t'), points: [inAll('a'), inAll('b'), inAll('c')] });
  for (const own of Object.values(values)) (own.points as Json[]).reverse().pop();
  expect(written(values)).toMatchObject({ points: [inAll('c'), inAll('b')] });
});

it('takes the file in which everything was emptied for an empty one', () => {
  expect(formatFor('business/team', { type: 'array', items: schema }).toFile({ fr: [] })).toBe(
    '[]\n',
  );
});
