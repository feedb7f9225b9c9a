import { startTransition, useEffect, useRef, useState } from 'react';
import type { ThisPage } from './this-page';

/**
 * The page that is to be there in whole. One that was clicked for is painted in part first; until then it is the page
 * before.
 */
export function useComplete(page: ThisPage): ThisPage {
  const [painted, setPainted] = useState(page);
  const complete = useRef(page);
  const waits = page.followed && page !== painted && page.route !== complete.current.route;
  if (!waits) complete.current = page;
  useEffect(() => {
    if (!waits) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted(page)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [waits, page]);
  return complete.current;
}
