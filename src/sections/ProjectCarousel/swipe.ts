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
 * @param onRelease is told where the swipe leads
 * @returns stops listening
 */
export function listenForSwipes(
  row: HTMLElement,
  onRelease: (direction: SwipeDirection) => void,
): () => void {
  let start: { pointer: number; x: number; left: number } | null = null;
  const onDown = ({ pointerId, pointerType, isPrimary, clientX }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    start = { pointer: pointerId, x: clientX, left: row.scrollLeft };
  };
  const onMove = ({ pointerId, clientX }: PointerEvent) => {
    if (start?.pointer !== pointerId) return;
    row.dataset.drawn = 'held';
    row.scrollLeft = start.left + start.x - clientX;
  };
  const onEnd = ({ pointerId, type, clientX }: PointerEvent) => {
    if (start?.pointer !== pointerId) return;
    const travel = clientX - start.x;
    start = null;
    if (row.dataset.drawn) row.dataset.drawn = 'released';
    onRelease(type === 'pointerup' ? swipeDirection(travel) : 0);
  };
  const stopped = new AbortController();
  const on = { signal: stopped.signal };
  row.style.touchAction = 'pan-y pinch-zoom';
  row.addEventListener('pointerdown', onDown, on);
  row.addEventListener('pointermove', onMove, on);
  row.addEventListener('pointerup', onEnd, on);
  row.addEventListener('pointercancel', onEnd, on);
  return () => {
    row.style.touchAction = '';
    stopped.abort();
  };
}
