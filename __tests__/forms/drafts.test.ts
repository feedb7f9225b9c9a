import { dropDraft, dropSent, keepDraft, readDraft } from '../../src/forms/drafts';

const draft = { name: 'Zoë', message: 'two\nlines, "quotes" & <b>bold</b> 🔌' };

beforeEach(() => (['home', 'contact'] as const).forEach(dropDraft));
afterEach(() => jest.restoreAllMocks());

it('keeps the last draft of each form, and drops what was sent of it', () => {
  keepDraft('home', { name: 'Ben' });
  keepDraft('home', draft);
  keepDraft('contact', { name: 'Ben' });
  expect(readDraft('home')).toEqual(draft);
  dropSent('home', { ...draft, message: 'And one thing more.' });
  expect(readDraft('home')).toEqual({ message: draft.message });
  dropSent('home', draft);
  expect(readDraft('home')).toEqual({});
  expect(readDraft('contact')).toEqual({ name: 'Ben' });
});

it('keeps nothing, and fails nothing, where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepDraft('home', draft);
  dropSent('home', draft);
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
