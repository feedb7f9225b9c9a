import { useSyncExternalStore } from 'react';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. Not for rendering: the server cannot know. */
export function reducedMotion(): boolean {
  return window.matchMedia(reducedMotionQuery).matches;
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia(reducedMotionQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion; updates when that changes. True in the served page. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, reducedMotion, () => true);
