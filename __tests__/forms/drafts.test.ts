import { dropDraft, dropSent, keepDraft, readDraft } from '../../src/forms/drafts';

const draft = { name: 'Zoë', message: 'two\nlines, "quotes" & <b>bold</b> 🔌' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('gives back a text as it was typed', () => {
  keepDraft('home', draft);
  expect(readDraft('home')).toEqual(draft);
});

it('keeps the last text of a form', () => {
  keepDraft('home', draft);
  keepDraft('home', { name: 'Ben' });
  expect(readDraft('home')).toEqual({ name: 'Ben' });
});

it('keeps each form apart', () => {
  keepDraft('home', draft);
  keepDraft('contact', { name: 'Ben' });
  dropDraft('home');
  expect(readDraft('home')).toEqual({});
  expect(readDraft('contact')).toEqual({ name: 'Ben' });
});

describe('after a text was sent', () => {
  it('is empty where nothing was typed since then', () => {
    keepDraft('home', draft);
    dropSent('home', draft);
    expect(readDraft('home')).toEqual({});
  });

  it('keeps what was typed since then', () => {
    keepDraft('home', { ...draft, message: 'And one thing more.' });
    dropSent('home', draft);
    expect(readDraft('home')).toEqual({ message: 'And one thing more.' });
  });
});

it('is empty where nothing was kept', () => {
  expect(readDraft('service')).toEqual({});
});

it.each(['{"name":', 'null', '"text"'])('is empty where storage holds %s', (damaged) => {
  keepDraft('home', draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', damaged);
  expect(readDraft('home')).toEqual({});
});

it('leaves out what is no text', () => {
  keepDraft('home', draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', '{"name":"Ben","message":{"a":1},"phone":7}');
  expect(readDraft('home')).toEqual({ name: 'Ben' });
});

describe('where storage is blocked', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
  });

  it('keeps nothing and breaks nothing', () => {
    keepDraft('home', draft);
    dropDraft('home');
    expect(readDraft('home')).toEqual({});
  });
});
