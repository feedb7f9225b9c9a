import { useEffect, useState } from 'react';

/** Leaves of the viewport the line at half its height. */
const middle = '-50% 0px';

/**
 * Whether an element of the page lies across the middle of the screen.
 *
 * @param id the element's id, or null for none
 * @param page what changes where another page, with an element of its own, has come
 */
export function useIntersectsCentre(id: string | null, page: string): boolean {
  const [central, setCentral] = useState(false);
  useEffect(() => {
    setCentral(false);
    const element = id && document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setCentral(entry?.isIntersecting ?? false),
      { rootMargin: middle },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, page]);
  return central;
}
