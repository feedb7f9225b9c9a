import { useEffect } from 'react';

/** On the not-found page: redirects to the lower-case address if it exists. That page then corrects its address. */
export function useOtherLetterCase(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const lowered = pathname.toLowerCase();
    if (lowered === pathname) return;
    const left = new AbortController();
    fetch(lowered, { method: 'HEAD', signal: left.signal })
      .then(({ ok }) => ok && window.location.replace(`${lowered}${search}${hash}`))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
}
