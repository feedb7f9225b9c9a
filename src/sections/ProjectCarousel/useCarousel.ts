import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { carouselInterval } from '../../constants';
import { reducedMotion, useReducedMotion } from '../../hooks/motion';
import { useHoverOrFocus } from '../../hooks/useHoverOrFocus';
import { listenForSwipes } from './swipe';

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

  useEffect(() => (row.current ? listenForSwipes(row.current, move) : undefined), [move]);

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
    let rest: number | undefined;
    const onRest = () => {
      if (!element || element.dataset.drawn === 'held') return;
      delete element.dataset.drawn;
      show(nearest(element));
    };
    const onScroll = () => {
      window.clearTimeout(rest);
      rest = window.setTimeout(onRest, restAfter);
    };
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(rest);
      element?.removeEventListener('scroll', onScroll);
    };
  }, [show]);

  useEffect(() => {
    if (!turning || held) return;
    const timer = window.setTimeout(() => move(1), carouselInterval);
    return () => window.clearTimeout(timer);
  }, [turning, held, index, move]);

  return { container, row, index, furthest, move, turning, setTurning };
}
