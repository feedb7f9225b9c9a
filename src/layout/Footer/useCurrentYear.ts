import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The current year, also on a page that was built last year. The served page shows the year of the build. */
export function useCurrentYear(builtIn: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => builtIn,
  );
}
