import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../../hooks/motion';
import { changeDuration } from '../../../constants';

/** Numbers that go to new values in a short time, at once with reduced motion. */
export function useTween(target: readonly number[]): readonly number[] {
  const [shown, show] = useState(target);
  const latest = useRef(target);
  const key = target.join();

  useEffect(() => {
    const from = latest.current;
    const to = key.split(',').map(Number);
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = reducedMotion() ? 1 : Math.min(1, Math.max(0, now - began) / changeDuration);
      const eased = 1 - (1 - part) ** 3;
      latest.current = to.map((end, index) => {
        const start = from[index] ?? end;
        return start + (end - start) * eased;
      });
      show(latest.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (from.join() !== key) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key]);

  return shown;
}
