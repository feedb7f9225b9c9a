import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Estimator as EstimatorType } from './Estimator';

/** Distance from the window at which the estimator is loaded, px. */
const nearby = 600;

type Props = Parameters<typeof EstimatorType>[0] & {
  /** Rendered until then; without script, permanently. */
  children: ReactNode;
};

/**
 * Replaces its children with the estimator, which is loaded when they come near the window. If that fails, the children
 * stay, and it is retried when they come near again.
 */
export function LazyEstimator({ children, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Estimator, setEstimator] = useState<typeof EstimatorType>();
  const isLoaded = Estimator !== undefined;

  useEffect(() => {
    if (isLoaded || !place.current) return;
    const load = () =>
      import('./Estimator').then(
        (loaded) => startTransition(() => setEstimator(() => loaded.Estimator)),
        (error: unknown) => console.error(error),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: `${nearby}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoaded]);

  return (
    <div ref={place} className="solar-estimate__place">
      {Estimator ? <Estimator {...props} /> : children}
    </div>
  );
}
