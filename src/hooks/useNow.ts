import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

/** ms */
const minute = 60 * 1000;

const minutesNow = () => Math.floor(Date.now() / minute);

/** Calls back at each full minute, and when the visitor returns to the page. */
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

/** The current time, updated every minute; undefined in the served page. */
export function useNow(): Date | undefined {
  // Deferred, or what depends on the time would render in the task that hydrates the page: the first format with a time
  // zone alone takes a phone some 50 ms.
  const minutes = useDeferredValue(useSyncExternalStore(subscribe, minutesNow, () => undefined));
  return useMemo(() => (minutes === undefined ? undefined : new Date(minutes * minute)), [minutes]);
}
