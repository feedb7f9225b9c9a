import { sentence } from '../../src/build/fault';

it('names file, record, field and language, in this order', () => {
  const fault = {
    says: 'it is late',
    language: 'fr',
    field: 'hour',
    record: 'monday',
    file: 'data/days.json',
  } as const;
  expect(sentence(fault)).toBe(
    'data/days.json, record "monday", field "hour", language fr: it is late.',
  );
});

it('leaves out what a fault does not have', () => {
  expect(sentence({ file: 'data/days.json', field: '', says: 'it is missing' })).toBe(
    'data/days.json: it is missing.',
  );
});
