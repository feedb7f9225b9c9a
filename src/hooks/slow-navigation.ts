/**
 * Says that a page is on its way, where that takes long: a thin bar, and `aria-busy` for screen readers. Gatsby loads a
 * page before it shows anything of it, for as long as that takes.
 */

/** How long back and forward may take before that is said, ms. For links Gatsby waits as long. */
const patience = 1000;

/** How long a page may take before the browser is asked for the document instead, ms. */
const longest = 15_000;

const bar = () => document.querySelector('.page-progress');

let shown = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows that a page is slow. Later the browser loads it.
 *
 * @param load does so
 */
export function announceDelay(load: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(load, longest - patience);
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
  if (bar()) return;
  const element = document.createElement('div');
  element.className = 'page-progress position-fixed top-0 start-0 bg-warning';
  document.body.append(element);
}

function end(): void {
  clearTimeout(timer);
  bar()?.remove();
  document.querySelector('main')?.removeAttribute('aria-busy');
}

/** A page is on the screen. */
export function endDelay({ pathname }: Pick<Location, 'pathname'>): void {
  shown = pathname;
  end();
}

/**
 * Follows back and forward, which Gatsby tells nobody of before the page is there. A document that comes back from the
 * browser's memory has no bar.
 */
export function watchHistory(): void {
  window.addEventListener('pagehide', end);
  window.addEventListener('popstate', () => {
    if (location.pathname === shown) return;
    clearTimeout(timer);
    timer = setTimeout(() => announceDelay(() => location.reload()), patience);
  });
}
