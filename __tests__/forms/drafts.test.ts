import { emptyDraft, keepDraft, readDraft, type Draft } from '../../src/forms/drafts';

const named = (name: string): Draft => ({ ...emptyDraft, texts: { name } });

const draft: Draft = {
  texts: { name: 'Zoë', message: 'two\nlines, "quotes" & <b>bold</b> 🔌' },
  ticks: [],
  results: [{ tool: 'power-cut', label: 'Power cut', text: 'The power is back.' }],
  hasPhotos: true,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the last draft of each form, and nothing of an empty one', () => {
  keepDraft('home', named('Ben'));
  keepDraft('home', draft);
  keepDraft('contact', named('Ben'));
  expect(readDraft('home')).toEqual(draft);
  keepDraft('home', named(''));
  expect(Object.keys(sessionStorage)).toEqual(['draft:contact']);
});

it.each([
  ['ticks of none', { ticks: [] }],
  ['a result', { results: draft.results }],
  ['a photo', { hasPhotos: true }],
])('keeps a draft with nothing but %s', (_, part) => {
  keepDraft('home', { ...emptyDraft, ...part });
  expect(readDraft('home')).toEqual({ ...emptyDraft, ...part });
});

it('keeps nothing, and fails nothing, where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepDraft('home', draft);
  keepDraft('home', emptyDraft);
  expect(readDraft('home')).toEqual(emptyDraft);
});

it.each([
  '{"texts":',
  'null',
  '"text"',
  '{"name":"Ben"}',
  ...[
    { texts: null },
    { texts: { message: { a: 1 } } },
    { ticks: 'web' },
    { results: undefined },
    { results: [null] },
    { results: [{ ...draft.results[0], tool: 'gone' }] },
    { results: [{ ...draft.results[0], label: 1 }] },
    { results: [{ ...draft.results[0], text: undefined }] },
    { hasPhotos: 1 },
  ].map((damage) => JSON.stringify({ ...draft, ...damage })),
])('reads nothing from storage that holds no draft: %s', (stored) => {
  sessionStorage.setItem('draft:home', stored);
  expect(readDraft('home')).toEqual(emptyDraft);
});
