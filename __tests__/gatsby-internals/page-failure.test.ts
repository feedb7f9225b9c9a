import { guardNavigation, loadFailure, pageFailure } from '../../src/gatsby-internals/page-failure';

const go = jest.fn();
const loadPage = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  window.___loader = { loadPage, hovering: jest.fn(), enqueue: jest.fn() };
  window.___navigate = go;
  window.___webpackCompilationHash = 'this build';
  published('this build');
});

function published(webpackCompilationHash: string) {
  global.fetch = jest
    .fn()
    .mockResolvedValue({ json: () => Promise.resolve({ webpackCompilationHash }) });
}

const chunkError = new Error('Loading chunk 7 failed.');

test.each([
  ['a page that loads', { page: {} }, undefined],
  ['a script that fails', { status: 'error', error: chunkError }, chunkError],
  ['data that fails', { status: 'error' }, new Error('Loading /en/contact failed.')],
  ['nothing', undefined, new Error('Loading /en/contact failed.')],
])('%s', async (_, loaded, expected) => {
  loadPage.mockResolvedValue(loaded);
  expect(await loadFailure('/en/contact')).toEqual(expected);
  expect(loadPage).toHaveBeenCalledWith('/en/contact');
});

test('a loader that throws', async () => {
  loadPage.mockRejectedValue(chunkError);
  expect(await loadFailure('/en/contact')).toBe(chunkError);
});

test('after a new build the failure is left to Gatsby, which loads the page from the host', async () => {
  loadPage.mockResolvedValue({ status: 'error', error: chunkError });
  published('another build');
  expect(await loadFailure('/en/contact')).toBeUndefined();
});

test('a host out of reach is not a new build', async () => {
  loadPage.mockResolvedValue({ status: 'error', error: chunkError });
  global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadFailure('/en/contact')).toBe(chunkError);
});

test('a guarded navigation goes where it can, by numbers too', async () => {
  loadPage.mockResolvedValue({ page: {} });
  guardNavigation();
  await window.___navigate('/contact', { replace: true });
  await window.___navigate(-1);
  expect(go.mock.calls).toEqual([
    ['/contact', { replace: true }],
    [-1, undefined],
  ]);
});

test('a guarded navigation that fails keeps the wanted address and tells the error screen', async () => {
  const told = new Promise<unknown>((resolve) =>
    window.addEventListener(pageFailure, (event) => resolve((event as CustomEvent).detail), {
      once: true,
    }),
  );
  loadPage.mockResolvedValue({ status: 'error', error: chunkError });
  guardNavigation();
  await window.___navigate('/contact?a=1');
  expect(await told).toBe(chunkError);
  expect(go).not.toHaveBeenCalled();
  expect(window.location.pathname + window.location.search).toBe('/contact?a=1');
});
