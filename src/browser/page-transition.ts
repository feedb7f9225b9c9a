import { reducedMotion } from '../hooks/useReducedMotion';

/** Longest wait for the next page, ms. The browser shows a still of the old one until then. */
const longestWait = 250;

/** Sets, or clears, the name by which the browser knows the same picture in two pages. */
const setName = (picture: HTMLElement | null, name: 'shared-picture' | '') =>
  picture?.style.setProperty('view-transition-name', name);

/** Ends the wait for the next page. */
let arrive = () => {};

/** Fades from this page to the next. The picture of the tile that was clicked moves to the banner. */
function begin(link: HTMLAnchorElement): void {
  const old = (link.closest('.service-tile, .category-card') ?? link).querySelector('picture');
  setName(old, 'shared-picture');
  const arrival = new Promise<void>((resolve) => (arrive = resolve)).then(() => {
    clearTimeout(timer);
    const banner = old && document.querySelector<HTMLElement>('.banner__picture picture');
    setName(banner, 'shared-picture');
    return banner;
  });
  const transition = document.startViewTransition(() => arrival);
  const timer = setTimeout(() => {
    transition.skipTransition();
    arrive();
  }, longestWait);
  transition.ready.catch(() => undefined); // It was skipped.
  void Promise.all([arrival, transition.finished]).then(([banner]) =>
    [old, banner].forEach((picture) => setName(picture, '')),
  );
}

/**
 * Starts a view transition on clicks on links to other pages of the site, before the router changes the page. Without the
 * browser's support or with reduced motion, pages change at once.
 */
export function transitionOnLinks(): void {
  if (!('startViewTransition' in document)) return;
  document.addEventListener(
    'click',
    ({ target, button, metaKey, altKey, ctrlKey, shiftKey }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      const { origin, pathname } = window.location;
      if (link.origin === origin && link.pathname !== pathname && !reducedMotion()) begin(link);
    },
    { capture: true },
  );
}

/** The next page is in the document. */
export const endWait = (): void => arrive();
