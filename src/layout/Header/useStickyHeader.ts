import { useSyncExternalStore } from 'react';
import { stickyAbove } from '../../constants';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled so far that the header is sticky (spec, section 4). */
export const useStickyHeader = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > stickyAbove,
    () => false,
  );
