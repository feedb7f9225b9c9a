import type { Store } from 'gatsby';
import { resetCacheExceptPictures } from '../../src/gatsby/build-cache';

it('says what to do when Gatsby keeps the hash of its plugins', () => {
  const getState = () => ({ status: { PLUGINS_HASH: 'ab12' } });
  const store = { dispatch: jest.fn(), getState } as unknown as Store;
  expect(() => resetCacheExceptPictures(store)).toThrow(
    /^src\/gatsby\/build-cache\.ts: the hash of the plugins cannot be changed\. Adapt/,
  );
});
