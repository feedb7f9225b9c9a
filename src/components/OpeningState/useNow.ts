import { useEffect, useState } from 'react';

/** ms */
const minute = 60 * 1000;

/** The time, from each full minute to the next, and again when the visitor comes back to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const refresh = () => setNow(new Date());
    const timer = setTimeout(refresh, minute - (now.getTime() % minute));
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [now]);
  return now;
}
