import { whenIdle } from '../browser/when-idle';
import { queueEarlyEvents, hydrated } from './queue-early-events';

/**
 * This file stands at the end of the body in the place of the page's scripts, whose addresses it is given: they come when
 * the page is idle, or as soon as the visitor begins to use it. The page works without them, and what asks for them is
 * held back until they run. If they cannot be loaded, or fail, the browser does with it what it does without script.
 */

/** What a visitor begins with. */
const beginnings = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'scroll'] as const;

const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const release = queueEarlyEvents();
const begun = new AbortController();

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
addEventListener('load', () => whenIdle(load), { once: true });
for (const end of [hydrated, 'error', 'unhandledrejection'])
  addEventListener(end, release, { once: true });
