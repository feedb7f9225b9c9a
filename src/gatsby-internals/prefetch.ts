import { whenIdle } from '../browser/when-idle';

/*
 * Leans on: window.___loader, which Gatsby's own link uses. The public `prefetchPathname` only fills the browser's cache.
 * Gains: a third of the time from a click to the next page, as its script and data are ready to run.
 */

/** Links to pages of this site in this page's language. */
const pageLinks = 'a[href^="/"]:not([hreflang])';

/** Events that predict a click. */
const predictors = ['pointerdown', 'mouseover', 'focusin'] as const;

const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

let visible: IntersectionObserver | undefined;

/** Prefetches the pages of visible links, each once, and loads them when idle. Gatsby skips visitors who save data. */
export function prefetchVisibleLinks(): void {
  visible ??= new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = pathOf(target as HTMLAnchorElement);
      void window.___loader
        .enqueue(path)
        .then(
          (isPrefetched) => isPrefetched && whenIdle(() => void window.___loader.loadPage(path)),
        );
    }
  });
  for (const link of document.querySelectorAll(pageLinks)) visible.observe(link);
}

/** Loads the page of a link that the visitor is about to follow. */
export function loadPredictedPages(): void {
  for (const predictor of predictors)
    document.addEventListener(
      predictor,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
        if (link) window.___loader.hovering(pathOf(link));
      },
      { passive: true },
    );
}
