import { whenIdle } from './idle';

/** Links to pages of this site in this page's language. */
const pageLinks = 'a[href^="/"]:not([hreflang])';

const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search;

/** What is about to be used: loaded at once, and there when the click comes. */
const signs = ['pointerdown', 'mouseover', 'focusin'] as const;

/**
 * Lets Gatsby prefetch the pages of links that have come into view, which it does some seconds later, and not for a
 * visitor who saves data. What has arrived is made ready for use when the browser has nothing else to do.
 */
const prepare = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const path = pathOf(target as HTMLAnchorElement);
    void window.___loader
      .enqueue(path)
      .then((arrived) => arrived && whenIdle(() => void window.___loader.loadPage(path)));
  }
};

let inView: IntersectionObserver | undefined;

/** Looks after the links of a page that has just been shown, instead of those of the page before. */
export function loadAhead(): void {
  inView ??= new IntersectionObserver(prepare);
  inView.disconnect();
  for (const link of document.querySelectorAll(pageLinks)) inView.observe(link);
}

/** Loads the page of a link as soon as the visitor reaches for it. */
export function loadWhenReachedFor(): void {
  for (const sign of signs)
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
        if (link) window.___loader.hovering(pathOf(link));
      },
      { passive: true },
    );
}
