import { prefetchPathname } from 'gatsby';

/** Links to pages of this site in this page's language. */
const pageLinks = 'a[href^="/"]:not([hreflang])';

/** Events that predict a click. */
const predictors = ['pointerdown', 'mouseover', 'focusin'] as const;

const prefetch = ({ pathname, search }: HTMLAnchorElement) => prefetchPathname(pathname + search);

let visible: IntersectionObserver | undefined;

/** Prefetches the pages of the links on the screen, each once. Gatsby prefetches nothing for a visitor who saves data. */
export function prefetchVisibleLinks(): void {
  visible ??= new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      prefetch(target as HTMLAnchorElement);
    }
  });
  for (const link of document.querySelectorAll(pageLinks)) visible.observe(link);
}

/** Prefetches the page of a link that the visitor is about to follow. */
export function prefetchPredictedLinks(): void {
  for (const predictor of predictors)
    document.addEventListener(
      predictor,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
        if (link) prefetch(link);
      },
      { passive: true },
    );
}
