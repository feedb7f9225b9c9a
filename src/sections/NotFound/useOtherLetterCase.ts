import { useEffect } from 'react';

/**
 * On the not-found page: an address that leads to a page when written in small letters goes there (each page
 * answers in small letters, and corrects its address). Any other address stays as it is.
 */
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
