import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows: `served` in the served page and until hydration, then the result of `read`,
 * which gives the same each time. Changes are not observed: one shows at the next render.
 */
export const useInBrowser = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => served);
