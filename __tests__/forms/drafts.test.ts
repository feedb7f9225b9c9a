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

  it('keeps the last draft of each form', () => {
    expect(readDraft('home')).toEqual({});
    keepDraft('home', { name: 'Ben' });
    keepDraft('home', draft);
    keepDraft('contact', { name: 'Ben' });
    expect(readDraft('home')).toEqual(draft);
    dropDraft('home');
    expect(readDraft('home')).toEqual({});
    expect(readDraft('contact')).toEqual({ name: 'Ben' });
  });

  it('drops what was sent, and keeps what was typed since then', () => {
    keepDraft('home', { ...draft, message: 'And one thing more.' });
    dropSent('home', draft);
    expect(readDraft('home')).toEqual({ message: 'And one thing more.' });
    dropSent('home', { message: 'And one thing more.' });
    expect(readDraft('home')).toEqual({});
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

it('keeps the draft and its id over a reload', async () => {
  keepDraft('home', draft);
  const id = submissionIdOf('home');
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('../../src/forms/drafts');
    reloaded.keepDraft('home', draft);
    expect([reloaded.readDraft('home'), reloaded.submissionIdOf('home')]).toEqual([draft, id]);
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
  ['{"name":"Ben","message":{"a":1},"phone":7}', { name: 'Ben' }],
])('reads only texts from damaged storage: %s', (damaged, expected) => {
  keepDraft('home', draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', damaged);
  expect(readDraft('home')).toEqual(expected);
});

it('gives an id to a stored draft that has none', () => {
  keepDraft('home', draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', JSON.stringify(draft));
  keepDraft('home', draft);
  expect(submissionIdOf('home')).not.toBe('');
});
