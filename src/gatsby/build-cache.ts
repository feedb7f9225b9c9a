import type { Store } from 'gatsby';
import { moved } from './moved';

/*
 * Depends on: Gatsby resets its cache where the hash of its plugins differs from the stored one.
 * Saves: three quarters of the time of a second build (docs/measurements.md).
 */

interface Gatsby {
  dispatch: (action: { type: string; payload: string }) => void;
  getState: () => { status?: { PLUGINS_HASH?: string } };
}

/**
 * Resets the cache but keeps finished image jobs and webpack's cache. Every page is rendered anew, as `post-build.ts`
 * changes the HTML.
 *
 * @throws if the hash cannot be changed, as a second build would leave out pages without a word
 */
export function resetCacheExceptPictures(store: Store): void {
  const { dispatch, getState } = store as unknown as Gatsby;
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  if (getState().status?.PLUGINS_HASH !== '')
    throw moved('src/gatsby/build-cache.ts', 'the hash of the plugins cannot be changed');
}
