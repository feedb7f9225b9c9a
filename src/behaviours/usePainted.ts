import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a page has been painted once.
 *
 * @param waits whether the answer matters; if not, it counts as painted from the start
 */
export function usePainted(waits: boolean): boolean {
  const [painted, setPainted] = useState(!waits);
  useEffect(() => {
    if (painted) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [painted]);
  return painted;
}
