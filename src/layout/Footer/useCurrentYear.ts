import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The current year, also on a page that was built last year.
 *
 * @param builtIn the year of the build, which the served page shows
 */
export function useCurrentYear(builtIn: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => builtIn,
  );
}
