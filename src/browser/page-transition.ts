import { reducedMotion } from './reduced-motion';

/** Time limit for the next page, ms. The browser shows a still of the old one until then. */
const arrivalTimeout = 250;

/** Tiles and cards that lead to a page, and the place of their picture in its banner. */
const source = '[data-shared-picture=source]';
const target = '[data-shared-picture=target] picture';

/** Sets, or clears, the name by which the browser knows the same picture in two pages. */
const setName = (picture: HTMLElement | null, name: 'shared-picture' | '') =>
  picture?.style.setProperty('view-transition-name', name);

/**
 * The picture of the tile or card whose link has just been followed, or of the link itself. Safari does not focus a
 * clicked link: there, none.
 */
function pictureLeft(): HTMLElement | null {
  const link = document.activeElement?.closest('a');
  return (link?.closest(source) ?? link)?.querySelector('picture') ?? null;
}

/** Ends the wait for the next page. Set when a transition starts; `onRouteUpdate` calls it, by `pageShown`. */
let pageArrived = () => {};

/** Fades from this page to the next. The picture of a tile moves to the banner. */
function startPageTransition(): void {
  pageArrived(); // Ends the wait for a page that another link has replaced.
  const old = pictureLeft();
  setName(old, 'shared-picture');
  let resolveArrival = () => {};
  const arrival = new Promise<void>((resolve) => (pageArrived = resolveArrival = resolve));
  const named = arrival.then(() => {
    clearTimeout(timer);
    const isNext = old && pageArrived === resolveArrival;
    const banner = isNext ? document.querySelector<HTMLElement>(target) : null;
    setName(banner, 'shared-picture');
    return banner;
  });
  const transition = document.startViewTransition(() => named);
  const timer = setTimeout(() => {
    transition.skipTransition();
    resolveArrival();
  }, arrivalTimeout);
  transition.ready.catch(() => undefined); // It was skipped.
  void Promise.all([named, transition.finished]).then(([banner]) =>
    [old, banner].forEach((picture) => setName(picture, '')),
  );
}

/**
 * Starts a view transition when a link or a script leads to another page: the router has loaded it, and renders it in
 * the frame after. In a browser without view transitions or the Navigation API, and with reduced motion, pages change
 * at once.
 */
export function transitionToNextPage(): void {
  if (!('startViewTransition' in document) || !('navigation' in window)) return;
  window.navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    const isNext = new URL(destination.url).pathname !== window.location.pathname;
    if (navigationType === 'push' && destination.sameDocument && isNext && !reducedMotion())
      startPageTransition();
  });
}

/** The next page is in the document. */
export const pageShown = (): void => pageArrived();
