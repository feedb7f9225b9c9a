import { loadFailure } from '../../src/gatsby-internals/load-page';

const chunkError = new Error('Loading chunk 7 failed.');

it.each([
  ['a page that loads', { page: {} }, undefined],
  ['a script that fails', { status: 'error', error: chunkError }, chunkError],
  ['data that fails', { status: 'error' }, new Error('Loading /en/contact failed.')],
  ['nothing', undefined, new Error('Loading /en/contact failed.')],
  ['a loader that throws', Promise.reject(chunkError), chunkError],
])('loading gives %s', async (_, loaded, expected) => {
  const loadPage = jest.fn().mockReturnValue(Promise.resolve(loaded));
  window.___loader = { loadPage };
  expect(await loadFailure('/en/contact')).toEqual(expected);
  expect(loadPage).toHaveBeenCalledWith('/en/contact');
});
