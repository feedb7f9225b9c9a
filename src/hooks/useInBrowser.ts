import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser can know and does not change: `served` in the served page and until it is hydrated, then what
 * `read` returns, which must be the same each time.
 */
export const useInBrowser = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => served);
