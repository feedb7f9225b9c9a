import { whenIdle } from '../browser/when-idle';
import { queueEarlyEvents, hydrated } from './queue-early-events';

/**
 * Replaces the page's script tags at the end of the body. It loads the scripts when the page is drawn and idle, or at
 * the first interaction. Clicks and forms that need them are queued until then. If the scripts fail, the queue is
 * released, and the browser handles it as it does without script.
 */

/** Events of a first interaction. */
const beginnings = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'scroll'] as const;

/** How long the browser may take to report the first paint, ms. */
const longestWait = 2000;

const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const release = queueEarlyEvents();
const begun = new AbortController();

/** Runs a task when the browser reports the first paint; without a report (a hidden tab), after the longest wait. */
function afterFirstPaint(task: () => void): void {
  setTimeout(task, longestWait);
  new PerformanceObserver(task).observe({ type: 'paint', buffered: true });
}

function load(): void {
  if (begun.signal.aborted) return;
  begun.abort();
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    script.onerror = release;
    document.body.append(script);
  }
}

for (const type of beginnings)
  addEventListener(type, load, { passive: true, capture: true, signal: begun.signal });
addEventListener('load', () => afterFirstPaint(() => whenIdle(load)), { once: true });
for (const end of [hydrated, 'error', 'unhandledrejection'])
  addEventListener(end, release, { once: true });
