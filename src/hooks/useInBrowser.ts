import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A constant value that only the browser knows: `served` in the served page and until hydration, then the result of
 * `read`, which must be the same each time.
 */
export const useInBrowser = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => served);
