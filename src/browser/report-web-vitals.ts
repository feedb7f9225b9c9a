import type { Metric } from 'web-vitals';

/**
 * Reports how the page performs for this visitor: CLS, FID, FCP, LCP, TTFB, and INP, which has taken FID's place.
 * Without a callback nothing is loaded and nothing measured (spec, section 4).
 */
export async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onFID, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onFID, onINP, onLCP, onTTFB].forEach((measure) => measure(callback));
}
