import { useMemo, useSyncExternalStore } from 'react';

/** ms */
const minute = 60 * 1000;

const minutesNow = () => Math.floor(Date.now() / minute);

/** Tells of each full minute, and of the visitor's return to the page. */
function subscribe(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

/** The present time, to the minute, as it goes on; undefined in the served page. */
export function useNow(): Date | undefined {
  const minutes = useSyncExternalStore(subscribe, minutesNow, () => undefined);
  return useMemo(() => (minutes === undefined ? undefined : new Date(minutes * minute)), [minutes]);
}
