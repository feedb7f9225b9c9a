import { useEffect, type RefObject } from 'react';
import { reducedMotion } from '../../browser/reduced-motion';
import { revealOffset } from '../../constants';

/**
 * Reveals sections as the visitor scrolls to them or focuses something in them. Never hides a section that is in
 * view, and does nothing with reduced motion.
 *
 * @param main the parent of the sections
 */
export function useReveal(main: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!main.current || reducedMotion()) return;
    const waiting = [...main.current.querySelectorAll<HTMLElement>(':scope > section')].filter(
      (section) => section.getBoundingClientRect().top > window.innerHeight,
    );
    const show = (section: HTMLElement) => {
      observer.unobserve(section);
      section.dataset.reveal = 'shown';
    };
    const observer = new IntersectionObserver(
      (entries) =>
        entries
          .filter(({ isIntersecting }) => isIntersecting)
          .forEach(({ target }) => show(target as HTMLElement)),
      { rootMargin: `0px 0px -${revealOffset}px 0px` },
    );
    const left = new AbortController();
    main.current.addEventListener(
      'focusin',
      ({ target }) => waiting.filter((section) => section.contains(target as Node)).forEach(show),
      { signal: left.signal },
    );
    for (const section of waiting) {
      section.dataset.reveal = 'waiting';
      observer.observe(section);
    }
    return () => {
      left.abort();
      observer.disconnect();
      for (const section of waiting) delete section.dataset.reveal;
    };
  }, [main]);
}
