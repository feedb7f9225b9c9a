import { useSyncExternalStore } from 'react';
import { reducedMotion, reducedMotionQuery } from '../browser/reduced-motion';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion; updates when that changes. True in the served page. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, reducedMotion, () => true);
