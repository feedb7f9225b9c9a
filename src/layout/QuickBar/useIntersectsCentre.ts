import { useEffect, useState } from 'react';

/** Shrinks the viewport to the line at half its height. */
const centreLine = '-50% 0px';

/**
 * Whether an element of the page lies across the middle of the screen.
 *
 * @param id the element's id, or null for none
 * @param page changes when another page, with its own element, replaces this one
 */
export function useIntersectsCentre(id: string | null, page: string): boolean {
  const [pageAtCentre, setPageAtCentre] = useState<string | null>(null);
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPageAtCentre(entry?.isIntersecting ? page : null),
      { rootMargin: centreLine },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, page]);
  return id !== null && pageAtCentre === page;
}
