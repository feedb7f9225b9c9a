import { sentence } from '../../src/build/issue';

it('names file, record, field and language, in this order', () => {
  const issue = {
    message: 'it is late',
    language: 'fr',
    field: 'hour',
    record: 'monday',
    file: 'data/days.json',
  } as const;
  expect(sentence(issue)).toBe(
    'data/days.json, record "monday", field "hour", language fr: it is late.',
  );
});

it('leaves out what a issue does not have', () => {
  expect(sentence({ file: 'data/days.json', field: '', message: 'it is missing' })).toBe(
    'data/days.json: it is missing.',
  );
});
