import { reducedMotion } from './reduced-motion';

/** Longest wait for the next page, ms. The browser shows a still of the old one until then. */
const longestWait = 250;

/** Sets, or clears, the name by which the browser knows the same picture in two pages. */
const setName = (picture: HTMLElement | null, name: 'shared-picture' | '') =>
  picture?.style.setProperty('view-transition-name', name);

/** The picture of the tile whose link has just been followed. Safari does not focus a clicked link: there, none. */
function pictureLeft(): HTMLElement | null {
  const link = document.activeElement?.closest('a');
  return (link?.closest('.service-tile, .category-card') ?? link)?.querySelector('picture') ?? null;
}

/** Ends the wait for the next page. Joins the transition to Gatsby's `onRouteUpdate`, which is outside of React. */
let arrive = () => {};

/** Fades from this page to the next. The picture of a tile moves to the banner. */
function begin(): void {
  arrive(); // Ends the wait for a page that another link has replaced.
  const old = pictureLeft();
  setName(old, 'shared-picture');
  let come = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = come = resolve)).then(() => {
    clearTimeout(timer);
    const isNext = old && arrive === come;
    const banner = isNext ? document.querySelector<HTMLElement>('.banner__picture picture') : null;
    setName(banner, 'shared-picture');
    return banner;
  });
  const transition = document.startViewTransition(() => arrival);
  const timer = setTimeout(() => {
    transition.skipTransition();
    come();
  }, longestWait);
  transition.ready.catch(() => undefined); // It was skipped.
  void Promise.all([arrival, transition.finished]).then(([banner]) =>
    [old, banner].forEach((picture) => setName(picture, '')),
  );
}

/**
 * Starts a view transition when a link or a script leads to another page: the router has loaded it, and renders it in the
 * frame after. In a browser without view transitions or the Navigation API, and with reduced motion, pages change at once.
 */
export function transitionToNextPage(): void {
  if (!('startViewTransition' in document) || !('navigation' in window)) return;
  window.navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    const isNext = new URL(destination.url).pathname !== window.location.pathname;
    if (navigationType === 'push' && destination.sameDocument && isNext && !reducedMotion())
      begin();
  });
}

/** The next page is in the document. */
export const endWait = (): void => arrive();
