import { dropDraft, dropSent, keepDraft, readDraft, submissionIdOf } from '../../src/forms/drafts';

const draft = { name: 'Zoë', message: 'two\nlines, "quotes" & <b>bold</b> 🔌' };

beforeEach(() => (['home', 'contact'] as const).forEach(dropDraft));
afterEach(() => jest.restoreAllMocks());

function blockStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
}

describe.each([
  ['session storage', () => {}],
  ['blocked storage', blockStorage],
])('with %s', (_, prepare) => {
  beforeEach(prepare);

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

  it('gives an id to each text, and a new one when it changes or was sent', () => {
    const ids = [draft, { name: 'Ben' }, draft].map((text) => {
      keepDraft('home', text);
      return submissionIdOf('home');
    });
    keepDraft('home', draft);
    expect(submissionIdOf('home')).toBe(ids[2]);
    dropSent('home', draft);
    expect(submissionIdOf('home')).toBe('');
    keepDraft('home', draft);
    expect(new Set([...ids, submissionIdOf('home'), '']).size).toBe(5);
  });
});

it('has ids where the browser has no randomUUID', () => {
  Object.assign(crypto, { randomUUID: undefined });
  keepDraft('home', draft);
  Reflect.deleteProperty(crypto, 'randomUUID');
  expect(submissionIdOf('home')).toMatch(/^\d+-\d+-\d+-\d+$/);
});

it.each([
  ['{"name":', {}],
  ['null', {}],
  ['"text"', {}],
  ['{"name":"Ben","message":{"a":1}}', { name: 'Ben' }],
])('reads only texts from damaged storage, and gives them an id: %s', (damaged, expected) => {
  sessionStorage.setItem('draft:home', damaged);
  expect(readDraft('home')).toEqual(expected);
  keepDraft('home', expected);
  expect(submissionIdOf('home')).not.toBe('');
});
