import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { revealDelay, revealOffset } from '../constants';
import { reducedMotion } from '../browser/reduced-motion';
import { pageTop } from '../browser/smooth-scroll';
import { anchors } from '../routes';

/** Below this window height nothing is hidden, px: a screen at 400 % zoom is less high. */
const minRevealHeight = 400;

/** Sections whose top is above `line` (px from the window's top), ignoring transforms. */
const sectionsAbove = (line: number, sections: readonly HTMLElement[]) =>
  sections.filter((section) => pageTop(section) - window.scrollY <= line);

/**
 * Reveals sections once the visitor has scrolled to them or focuses an element in them (spec, sections 2 and 9).
 * Sections above the middle of the window appear at once, as scrolling may go on for seconds. Never hides a section in
 * view; does nothing in a window of little height or with reduced motion. The state is in the DOM (`data-reveal`), as
 * the sections are the templates' children and must not render again on scroll.
 *
 * @param main the parent of the sections
 */
export function useReveal(main: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!main.current || reducedMotion() || window.innerHeight < minRevealHeight) return;
    const sections = [...main.current.querySelectorAll<HTMLElement>(':scope > section')];
    const seen = sectionsAbove(window.innerHeight, sections);
    const hidden = new Set(sections.filter((section) => !seen.includes(section)));
    const show = (section: HTMLElement) => {
      if (hidden.delete(section)) section.dataset.reveal = 'shown';
    };
    const showPassed = () => sectionsAbove(window.innerHeight / 2, [...hidden]).forEach(show);
    const showNear = () => {
      const line =
        window.innerHeight < minRevealHeight ? Infinity : window.innerHeight - revealOffset;
      sectionsAbove(line, [...hidden]).forEach(show);
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const afterPause = () => {
      clearTimeout(pause);
      pause = setTimeout(showNear, revealDelay);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', showPassed, { passive: true, signal });
    window.addEventListener('scroll', afterPause, { passive: true, signal });
    window.addEventListener('resize', afterPause, { signal });
    main.current.addEventListener(
      'focusin',
      ({ target }) => [...hidden].filter((each) => each.contains(target as Node)).forEach(show),
      { signal },
    );
    // Content above them may have shrunk.
    const size = new ResizeObserver(afterPause);
    size.observe(main.current);
    for (const section of hidden) section.dataset.reveal = 'waiting';
    return () => {
      listeners.abort();
      size.disconnect();
      clearTimeout(pause);
      for (const section of sections) delete section.dataset.reveal;
    };
  }, [main]);
}

/** The `<main>` of a page. Its sections appear on scroll. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useReveal(main);
  return (
    <main className={className} id={anchors.main} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
