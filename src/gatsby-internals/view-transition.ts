import { reducedMotion } from '../browser/reduced-motion';

/*
 * Leans on: Gatsby's router renders a page in the frame after `navigate`. Browsers keep the old picture in that frame, after
 * its callbacks. Inside the transition's callback the router would wait for ever: browsers then run no frames.
 * Gains: the picture of a service moves from its tile into the banner of its page, for which Gatsby has no hook. The click
 * on a tile takes about 50 ms longer for it (docs/decisions.md).
 */

/** Names what the tile and the banner share, so that one moves into the other. */
function namePicture(picture: HTMLElement | null): void {
  if (picture) picture.style.viewTransitionName = 'picture';
}

let resolveShown: (() => void) | undefined;

/** Says that the next page is rendered. For Gatsby's `onRouteUpdate`. */
export function endViewTransition(): void {
  resolveShown?.();
}

/**
 * Changes the page. If a tile leads there, its picture moves in a view transition, where the browser has them and the
 * visitor does not prefer reduced motion. All else changes at once: with the whole page in the transition, every click
 * takes about 100 ms longer on a slow phone.
 *
 * @param to path of the next page, which is loaded
 * @param navigate shows that page
 */
export function navigateInViewTransition(to: string, navigate: () => unknown): void {
  const tile = document.querySelector<HTMLElement>(
    `.service-tile:has([href="${CSS.escape(to)}"]) picture`,
  );
  if (tile && 'startViewTransition' in document && !reducedMotion()) {
    namePicture(tile);
    const shown = new Promise<void>((resolve) => (resolveShown = resolve));
    const transition = document.startViewTransition(async () => {
      await shown;
      namePicture(document.querySelector('.banner__picture'));
    });
    // A transition that is skipped, as in a hidden window, is no error: the page changes all the same.
    transition.ready.catch(() => undefined);
  }
  navigate();
}
