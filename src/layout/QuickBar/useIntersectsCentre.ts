import { useEffect, useState } from 'react';

/** Shrinks the viewport to the line at half its height. */
const centreLine = '-50% 0px';

/** Whether the element of an id, if any, lies across the middle of the screen. `page` changes with the page. */
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
