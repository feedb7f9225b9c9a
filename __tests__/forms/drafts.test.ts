import { keepDraft, readDraft } from '../../src/forms/drafts';

const draft = { name: 'Zoë', message: 'two\nlines, "quotes" & <b>bold</b> 🔌' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the last draft of each form, and nothing of an empty one', () => {
  keepDraft('home', { name: 'Ben' });
  keepDraft('home', draft);
  keepDraft('contact', { name: 'Ben' });
  expect(readDraft('home')).toEqual(draft);
  keepDraft('home', { name: '' });
  expect(Object.keys(sessionStorage)).toEqual(['draft:contact']);
});

it('keeps nothing, and fails nothing, where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepDraft('home', draft);
  keepDraft('home', {});
  expect(readDraft('home')).toEqual({});
});

it.each([
  ['{"name":', {}],
  ['null', {}],
  ['"text"', {}],
  ['{"name":"Ben","message":{"a":1}}', { name: 'Ben' }],
])('reads only texts from damaged storage: %s', (damaged, expected) => {
  sessionStorage.setItem('draft:home', damaged);
  expect(readDraft('home')).toEqual(expected);
});
