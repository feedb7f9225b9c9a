import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs: not in the served page and not while it is being hydrated, then always. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
