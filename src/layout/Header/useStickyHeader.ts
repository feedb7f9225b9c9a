import { useEffect, useState } from 'react';
import { stickyAbove } from '../../constants';

/** Whether the page is scrolled so far that the header is sticky. */
export function useStickyHeader(): boolean {
  const [sticky, setSticky] = useState(false);
  useEffect(() => {
    const look = () => setSticky(window.scrollY > stickyAbove);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return sticky;
}
