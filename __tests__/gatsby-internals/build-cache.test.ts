import type { Store } from 'gatsby';
import { keepPictures } from '../../src/gatsby-internals/build-cache';

const storeWith = (hashAfter: string) => {
  const dispatch = jest.fn();
  const getState = () => ({ status: { PLUGINS_HASH: hashAfter } });
  return { dispatch, getState } as unknown as Store;
};

it('takes the hash of the plugins away', () => {
  const store = storeWith('');
  keepPictures(store);
  expect(store.dispatch).toHaveBeenCalledWith({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
});

it('says what to do when Gatsby keeps the hash all the same', () => {
  expect(() => keepPictures(storeWith('ab12'))).toThrow(
    /^src\/gatsby-internals\/build-cache\.ts: the hash of the plugins cannot be changed\. Adapt/,
  );
});
