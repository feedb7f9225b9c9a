import { reducedMotion } from './reduced-motion';
import { scrollDuration, scrollOffset } from '../constants';

/** Ease in and out, from 0 to 1. */
const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Distance from the top of the page, px, without transforms: a section may be moving into view. */
export function pageTop(element: HTMLElement): number {
  const { offsetTop, offsetParent } = element;
  return offsetTop + (offsetParent instanceof HTMLElement ? pageTop(offsetParent) : 0);
}

/** Keys that do nothing by themselves. Ctrl silences a screen reader. */
const modifiers = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/**
 * Scrolls to an element and focuses it (spec, section 9), until the visitor scrolls by wheel or hand. A key ends it at
 * the target, so that Tab leads on from there. Reduced motion: jumps. The element may ask for more room above it by `scroll-margin-top`.
 *
 * @param control gets the focus instead, and is brought into view
 */
export function scrollSmoothlyTo(target: HTMLElement, control?: HTMLElement): void {
  const start = window.scrollY;
  const room = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const end = () => pageTop(target) + scrollOffset - room;
  const arrive = () => {
    if (control) return control.focus();
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  };
  const jump = () => {
    window.scrollTo({ top: end(), behavior: 'instant' });
    arrive();
  };
  if (reducedMotion()) return jump();
  const interrupted = new AbortController();
  const { signal } = interrupted;
  const stop = () => interrupted.abort();
  window.addEventListener('wheel', stop, { passive: true, signal });
  window.addEventListener('pointerdown', stop, { signal });
  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (repeat || modifiers.includes(key)) return;
    stop();
    jump();
  };
  window.addEventListener('keydown', onKey, { signal });
  const began = performance.now();
  const step = (now: number) => {
    if (signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - began) / scrollDuration));
    // Pictures that load meanwhile may move the target.
    window.scrollTo({ top: start + (end() - start) * ease(part), behavior: 'instant' });
    if (part < 1) {
      requestAnimationFrame(step);
      return;
    }
    stop();
    arrive();
  };
  requestAnimationFrame(step);
}
