import type { Store } from 'gatsby';
import { moved } from './moved';

/*
 * Depends on: Gatsby keeps a hash of its plugins. When the hash differs it deletes its cache, except for the finished
 * pictures and webpack's bundles.
 * Saves: three quarters of the time of a second build (docs/measurements.md), although every page is rebuilt.
 */

interface Gatsby {
  dispatch: (action: { type: string; payload: string }) => void;
  getState: () => { status?: { PLUGINS_HASH?: string } };
}

/** Makes a build keep only the pictures and bundles of the last one. Throws if the hash cannot be changed. */
export function keepPictures(store: Store): void {
  const { dispatch, getState } = store as unknown as Gatsby;
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  if (getState().status?.PLUGINS_HASH !== '')
    throw moved('src/gatsby/build-cache.ts', 'the hash of the plugins cannot be changed');
}
