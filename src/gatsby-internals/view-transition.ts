import { reducedMotion } from '../browser/reduced-motion';

/*
 * Leans on: Gatsby's router renders a page in the frame after `navigate`. Browsers keep the old page in that frame, after its
 * callbacks. Inside the transition's callback the router would wait for ever: browsers then run no frames.
 * Gains: page changes with view transitions, which Gatsby has no means for.
 */

/** On the picture of a link that is followed: it moves into the banner of the next page (src/styles/_page.scss). */
const leaving = 'data-leaving';

let resolveShown: (() => void) | undefined;

/** Says that the next page is rendered. For Gatsby's `onRouteUpdate`. */
export function endViewTransition(): void {
  resolveShown?.();
}

/**
 * Changes the page in a view transition, where the browser has them and the visitor does not prefer reduced motion.
 *
 * @param to path of the next page, which is loaded
 * @param navigate shows that page
 */
export function navigateInViewTransition(to: string, navigate: () => unknown): void {
  if ('startViewTransition' in document && !reducedMotion()) {
    const picture = document.querySelector(`.service-tile:has([href="${CSS.escape(to)}"]) picture`);
    picture?.setAttribute(leaving, '');
    const shown = new Promise<void>((resolve) => (resolveShown = resolve));
    const transition = document.startViewTransition(() => {
      picture?.removeAttribute(leaving);
      return shown;
    });
    // A transition that is skipped, as in a hidden window, is no error: the page changes all the same.
    transition.ready.catch(() => undefined);
  }
  navigate();
}
