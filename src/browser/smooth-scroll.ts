import { reducedMotion } from './reduced-motion';
import { scrollDuration, scrollOffset } from '../constants';

/** Slow at both ends: 0 to 1 for 0 to 1. */
const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Where an element lies in the page, px: also while it is being moved, as a section that appears is. */
function pageTop(element: HTMLElement): number {
  const { offsetTop, offsetParent } = element;
  return offsetTop + (offsetParent instanceof HTMLElement ? pageTop(offsetParent) : 0);
}

/** What a visitor does to take the scroll into their own hands. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls an element to the top of the window, less the offset, and moves the focus there. The visitor's own scroll
 * ends it; with reduced motion it jumps.
 *
 * @param target the element to come to
 */
export function scrollSmoothlyTo(target: HTMLElement): void {
  const start = window.scrollY;
  const arrive = () => {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  if (reducedMotion()) {
    window.scrollTo({ top: pageTop(target) + scrollOffset, behavior: 'instant' });
    arrive();
    return;
  }
  const interrupted = new AbortController();
  interruptions.forEach((name) =>
    window.addEventListener(name, () => interrupted.abort(), {
      passive: true,
      signal: interrupted.signal,
    }),
  );
  const began = performance.now();
  const step = (now: number) => {
    if (interrupted.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - began) / scrollDuration));
    // Pictures that arrive on the way may move the target.
    const distance = pageTop(target) + scrollOffset - start;
    window.scrollTo({ top: start + distance * ease(part), behavior: 'instant' });
    if (part < 1) {
      requestAnimationFrame(step);
      return;
    }
    interrupted.abort();
    arrive();
  };
  requestAnimationFrame(step);
}
