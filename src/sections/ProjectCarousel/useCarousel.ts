import Swipe from 'bootstrap/js/dist/util/swipe';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { carouselInterval } from '../../constants';
import { reducedMotion } from '../../browser/reduced-motion';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useHoverOrFocus } from '../../hooks/useHoverOrFocus';

/** Time without movement after which scrolling may have ended, ms. Not every Safari reports the end. */
const restAfter = 150;

export interface Carousel {
  /** Props of the element with everything that belongs to the carousel. */
  containerProps: ReturnType<typeof useHoverOrFocus>[1];
  /** The row of slides: a list that scrolls, and snaps. */
  row: RefObject<HTMLUListElement>;
  /** Index of the slide in view, or of the target during a movement. */
  index: number;
  /** Moves by a number of slides; wraps around at the ends. */
  move: (by: number) => void;
  /** Whether it moves automatically. */
  isPlaying: boolean;
  /** Whether it is paused by hover or focus in its container. */
  isHeld: boolean;
  setPlaying: (isPlaying: boolean) => void;
}

/** Scroll position of each slide, px. */
function stopsOf(row: HTMLElement): number[] {
  const places = [...row.children].map((slide) => (slide as HTMLElement).offsetLeft);
  return places.map((place) => place - (places[0] ?? 0));
}

/** Index of the slide that the row has snapped to; undefined while a finger or a slow movement holds it between two. */
function indexAtRest(row: HTMLElement): number | undefined {
  const index = stopsOf(row).findIndex((stop) => Math.abs(stop - row.scrollLeft) < 2);
  return index < 0 ? undefined : index;
}

/**
 * A row of slides with native scroll snap; by touch Bootstrap's Swipe turns it. It moves automatically every five
 * seconds, unless paused, held, or with reduced motion.
 */
export function useCarousel(): Carousel {
  const row = useRef<HTMLUListElement>(null);
  const current = useRef(0);
  const restTimer = useRef<ReturnType<typeof setTimeout>>();
  const [index, setIndex] = useState(0);
  const [isPlayWanted, setPlaying] = useState<boolean>();
  const isReduced = useReducedMotion();
  const isPlaying = isPlayWanted ?? !isReduced;
  const [isHeld, containerProps] = useHoverOrFocus();

  const setCurrent = useCallback((slide: number) => {
    current.current = slide;
    setIndex(slide);
  }, []);

  const move = useCallback(
    (by: number) => {
      if (!row.current) return;
      clearTimeout(restTimer.current); // it would end the movement early
      const stops = stopsOf(row.current);
      const to = (current.current + by + stops.length) % stops.length;
      setCurrent(to);
      const behavior = reducedMotion() ? 'instant' : 'smooth';
      row.current.scrollTo({ left: stops[to] ?? 0, behavior });
    },
    [setCurrent],
  );

  // Follows the visitor's scrolling, including that before hydration.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(indexAtRest(element) ?? current.current);
    const onScroll = () => {
      clearTimeout(restTimer.current);
      restTimer.current = setTimeout(follow, restAfter);
    };
    follow();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(restTimer.current);
      element.removeEventListener('scroll', onScroll);
    };
  }, [setCurrent]);

  // Bootstrap's threshold is the 40 px of the specification (section 9).
  useEffect(() => {
    if (!row.current) return;
    row.current.style.touchAction = 'pan-y pinch-zoom'; // until here the browser turned the row
    const swipe = new Swipe(row.current, {
      leftCallback: () => move(1),
      rightCallback: () => move(-1),
    });
    return () => swipe.dispose();
  }, [move]);

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => move(1), carouselInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, index, move]);

  return { containerProps, row, index, move, isPlaying, isHeld, setPlaying };
}
