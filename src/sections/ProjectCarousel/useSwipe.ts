import { useEffect, useRef, type RefObject } from 'react';
import { swipeThreshold } from '../../constants';

/** Where a swipe leads: to the next (1), to the one before (-1), or back to where it began (0). */
export type SwipeDirection = -1 | 0 | 1;

/** The direction of a finger's travel, px: content that is drawn to the left shows what comes next. */
export function swipeDirection(travel: number): SwipeDirection {
  if (Math.abs(travel) < swipeThreshold) return 0;
  return travel < 0 ? 1 : -1;
}

/**
 * Lets a finger or a pen draw a row along, and the browser scroll the page up and down. While the row is drawn it has the
 * attribute `data-drawn`, which whoever ends the movement takes away.
 *
 * @param onRelease hears where the swipe leads
 */
export function useSwipe(
  row: RefObject<HTMLElement>,
  onRelease: (direction: SwipeDirection) => void,
): void {
  const latest = useRef(onRelease);
  latest.current = onRelease;
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let start: { pointer: number; x: number; left: number } | null = null;
    const onDown = ({ pointerId, pointerType, isPrimary, clientX }: PointerEvent) => {
      if (pointerType === 'mouse' || !isPrimary) return;
      start = { pointer: pointerId, x: clientX, left: element.scrollLeft };
    };
    const onMove = ({ pointerId, clientX }: PointerEvent) => {
      if (start?.pointer !== pointerId) return;
      element.dataset.drawn = 'held';
      element.scrollLeft = start.left + start.x - clientX;
    };
    const onEnd = ({ pointerId, type, clientX }: PointerEvent) => {
      if (start?.pointer !== pointerId) return;
      const travel = clientX - start.x;
      start = null;
      if (element.dataset.drawn) element.dataset.drawn = 'released';
      latest.current(type === 'pointerup' ? swipeDirection(travel) : 0);
    };
    const left = new AbortController();
    const on = { signal: left.signal };
    element.style.touchAction = 'pan-y pinch-zoom';
    element.addEventListener('pointerdown', onDown, on);
    element.addEventListener('pointermove', onMove, on);
    element.addEventListener('pointerup', onEnd, on);
    element.addEventListener('pointercancel', onEnd, on);
    return () => {
      element.style.touchAction = '';
      left.abort();
    };
  }, [row]);
}
