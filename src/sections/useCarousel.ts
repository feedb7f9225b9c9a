import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { carouselInterval, swipeThreshold } from '../constants';
import { reducedMotion } from '../hooks/motion';
import { useHoverOrFocus } from '../hooks/useHoverOrFocus';
import { useReducedMotion } from '../hooks/motion';

/** Time without movement after which a scrolled row is at rest, ms. */
const restAfter = 150;

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface Carousel {
  /** Everything that belongs to the carousel; arrow keys turn it while the focus is in there. */
  container: RefObject<HTMLDivElement>;
  /** The row of slides: a list that scrolls. */
  row: RefObject<HTMLUListElement>;
  /** Index of the slide in view. */
  index: number;
  /** Index of the last slide that has been in view. */
  furthest: number;
  /** Moves by slides; past the end it starts again. */
  move: (by: number) => void;
  /** Whether it turns by itself; while the pointer or the focus is in its container it waits. */
  turning: boolean;
  /** Whether it waits. */
  held: boolean;
  setTurning: (turning: boolean) => void;
}

/** How far the row is scrolled when each slide is in view, px. */
function stops(row: HTMLElement): number[] {
  const places = [...row.children].map((slide) =>
    slide instanceof HTMLElement ? slide.offsetLeft : 0,
  );
  return places.map((place) => place - (places[0] ?? 0));
}

function nearest(row: HTMLElement): number {
  const distances = stops(row).map((stop) => Math.abs(stop - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** A row of slides that turns by itself every five seconds, unless it is paused, held, or motion is unwanted. */
export function useCarousel(): Carousel {
  const container = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const current = useRef(0);
  const rest = useRef<number>();
  const [index, setIndex] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [chosen, setTurning] = useState<boolean>();
  const isReduced = useReducedMotion();
  const turning = chosen ?? !isReduced;
  const held = useHoverOrFocus(container);

  const show = useCallback((slide: number) => {
    current.current = slide;
    setIndex(slide);
    setFurthest((before) => Math.max(before, slide));
  }, []);

  const move = useCallback(
    (by: number) => {
      if (!row.current) return;
      // Its end would be that of the movement before.
      window.clearTimeout(rest.current);
      const places = stops(row.current);
      const to = (current.current + by + places.length) % places.length;
      show(to);
      row.current.scrollTo({
        left: places[to] ?? 0,
        behavior: reducedMotion() ? 'instant' : 'smooth',
      });
    },
    [show],
  );

  useEffect(() => {
    const element = container.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(by);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [move]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const onRest = () => {
      if (element.dataset.drawn === 'held') return;
      delete element.dataset.drawn;
      show(nearest(element));
    };
    const restSoon = () => {
      window.clearTimeout(rest.current);
      rest.current = window.setTimeout(onRest, restAfter);
    };
    // The visitor may have come to a slide before this script has.
    show(nearest(element));
    const stopSwipes = listenForSwipes(element, (direction) => {
      move(direction);
      restSoon(); // a row that is in its place already does not scroll
    });
    element.addEventListener('scroll', restSoon, { passive: true });
    return () => {
      window.clearTimeout(rest.current);
      stopSwipes();
      element.removeEventListener('scroll', restSoon);
    };
  }, [show, move]);

  useEffect(() => {
    if (!turning || held) return;
    const timer = window.setTimeout(() => move(1), carouselInterval);
    return () => window.clearTimeout(timer);
  }, [turning, held, index, move]);

  return { container, row, index, furthest, move, turning, held, setTurning };
}

/** Where a swipe leads: to the next (1), to the one before (-1), or back to where it began (0). */
type SwipeDirection = -1 | 0 | 1;

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
function listenForSwipes(
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
