import { hydratedEvent } from './hydrated-event';

/*
 * Replaces the page's script tags at the end of the body (src/gatsby/late-scripts.ts). Loads the scripts when the page
 * is drawn and idle, or at the first interaction. A click on a button that needs them is held until they have run, or
 * have failed. Links, forms and `<details>` work without them.
 */

/** Events of a first interaction. */
const firstInteractions = [
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'touchmove',
  'scroll',
] as const;

/** Maximum wait for the first paint, or for an idle browser, ms. In a hidden tab neither may come. */
const idleTimeout = 2000;

/** Time limit for hydration, ms. After it, the page is shown as without scripts. */
const hydrationTimeout = 20_000;

const root = document.documentElement;
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const untilLoading = new AbortController();
const untilSettled = new AbortController();
const clicked: HTMLElement[] = [];

function hold(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  clicked.push(button);
}

/** Shows the page as without scripts. A later hydration reverses this. */
const giveUp = () => {
  delete root.dataset.script;
};

/** Whether a place in code is in the page's scripts, not in one that an app or an extension put into the page. */
const isOurs = (place = '') => files.some((file) => place.includes(file));

/** Answers the held clicks, but not those on buttons that React has made anew. */
function release(isHydrated: boolean): void {
  untilSettled.abort();
  if (!isHydrated) giveUp();
  // React is still running effects, in which updates do not render at once.
  setTimeout(() => clicked.splice(0).forEach((button) => button.click()));
}

function load(): void {
  if (untilLoading.signal.aborted) return;
  untilLoading.abort();
  const timer = setTimeout(giveUp, hydrationTimeout);
  addEventListener(
    hydratedEvent,
    () => {
      clearTimeout(timer);
      root.dataset.script = '';
    },
    { once: true },
  );
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    script.onerror = () => release(false);
    document.body.append(script);
  }
}

/** Safari has no `requestIdleCallback`. */
const loadWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(load, { timeout: idleTimeout })
    : setTimeout(load);

/** Loads once the browser has reported the first paint. */
function loadAfterPaint(): void {
  setTimeout(loadWhenIdle, idleTimeout);
  new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true });
}

// `data-script`, set by the first script: the page is at an address of the site.
if ('script' in root.dataset) {
  document.addEventListener('click', hold, { capture: true, signal: untilSettled.signal });
  for (const type of firstInteractions)
    addEventListener(type, load, { passive: true, capture: true, signal: untilLoading.signal });
  addEventListener('load', loadAfterPaint, { once: true });
  const { signal } = untilSettled;
  addEventListener(hydratedEvent, () => release(true), { signal });
  addEventListener('error', ({ filename }) => isOurs(filename) && release(false), { signal });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason instanceof Error && isOurs(reason.stack) && release(false),
    { signal },
  );
}
