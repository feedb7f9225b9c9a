import { guardNavigation, loadFailure, pageFailure } from '../../src/gatsby-internals/page-failure';

const go = jest.fn();
const loadPage = jest.fn();
const appData = jest.fn();
const chunkError = new Error('Loading chunk 7 failed.');

beforeEach(() => {
  jest.resetAllMocks();
  window.___loader = { loadPage, hovering: jest.fn(), enqueue: jest.fn() };
  window.___navigate = go;
  window.___webpackCompilationHash = 'this build';
  global.fetch = () => Promise.resolve({ json: appData } as unknown as Response);
  appData.mockResolvedValue({ webpackCompilationHash: 'this build' });
});

it.each([
  ['a page that loads', { page: {} }, undefined],
  ['a script that fails', { status: 'error', error: chunkError }, chunkError],
  ['data that fails', { status: 'error' }, new Error('Loading /en/contact failed.')],
  ['nothing', undefined, new Error('Loading /en/contact failed.')],
  ['a loader that throws', Promise.reject(chunkError), chunkError],
])('loading gives %s', async (_, loaded, expected) => {
  loadPage.mockReturnValue(Promise.resolve(loaded));
  expect(await loadFailure('/en/contact')).toEqual(expected);
  expect(loadPage).toHaveBeenCalledWith('/en/contact');
});

it('leaves the failure to Gatsby after a new build, which is not the same as no host', async () => {
  loadPage.mockResolvedValue({ status: 'error', error: chunkError });
  appData.mockResolvedValue({ webpackCompilationHash: 'another build' });
  expect(await loadFailure('/en/contact')).toBeUndefined();
  appData.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadFailure('/en/contact')).toBe(chunkError);
});

it('goes where it can, by numbers too', async () => {
  loadPage.mockResolvedValue({ page: {} });
  guardNavigation();
  await window.___navigate('/contact', { replace: true });
  await window.___navigate(-1);
  expect(go.mock.calls).toEqual([
    ['/contact', { replace: true }],
    [-1, undefined],
  ]);
  expect(loadPage.mock.calls).toEqual([['/contact']]);
});

it.each([
  ['fails', { status: 'error', error: chunkError }],
  ['arrives', { page: {} }],
])('stays with the latest page when an earlier one %s late', async (_, late) => {
  const told = jest.fn();
  window.addEventListener(pageFailure, told);
  let answer: (loaded: object) => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  loadPage.mockResolvedValue({ page: {} });
  guardNavigation();
  const first = window.___navigate('/slow');
  await window.___navigate('/contact');
  answer(late);
  await first;
  expect(go.mock.calls).toEqual([['/contact', undefined]]);
  expect(told).not.toHaveBeenCalled();
});

it('stays where the visitor went back to while a page was loading', async () => {
  let answer: (loaded: object) => void = () => undefined;
  loadPage.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  guardNavigation();
  const slow = window.___navigate('/slow');
  window.history.pushState(null, '', '/before');
  answer({ page: {} });
  await slow;
  expect(go).not.toHaveBeenCalled();
});

it('keeps the wanted address where it cannot go, and tells the error screen', async () => {
  const told = jest.fn();
  window.addEventListener(pageFailure, told);
  loadPage.mockResolvedValue({ status: 'error', error: chunkError });
  guardNavigation();
  await window.___navigate('/contact?a=1');
  expect(told.mock.calls).toMatchObject([[{ detail: chunkError }]]);
  expect(go).not.toHaveBeenCalled();
  expect(window.location.pathname + window.location.search).toBe('/contact?a=1');
});
