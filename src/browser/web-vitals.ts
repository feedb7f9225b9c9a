import type { Metric } from 'web-vitals';

/** Reports CLS, FID, FCP, INP, LCP and TTFB. Loads and measures nothing without a callback (spec, section 4). */
export async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onFID, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onFID, onINP, onLCP, onTTFB].forEach((measure) => measure(callback));
}
