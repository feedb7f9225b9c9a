import { navigateInViewTransition } from './view-transition';

/*
 * Leans on: window.___loader, ___navigate and ___webpackCompilationHash, which Gatsby's scripts set.
 * Gains: an error screen with a way back, where Gatsby would load the address from a host that cannot be reached.
 */

declare global {
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<Loaded>;
      hovering: (path: string) => void;
      /** Prefetches a page. True when it has arrived, false if the visitor saves data. */
      enqueue: (path: string) => PromiseLike<boolean>;
    };
    ___navigate: (to: string | number, options?: object) => unknown;
    ___webpackCompilationHash: string;
  }
}

type Loaded = { status?: string; error?: unknown } | undefined;

/** Name of the event for the error screen; its detail is the error. */
export const pageFailure = 'pagefailure';

/** Whether another build has been published since this page was loaded. */
async function isRepublished(): Promise<boolean> {
  try {
    const answer = await fetch('/page-data/app-data.json', { cache: 'no-store' });
    const { webpackCompilationHash } = (await answer.json()) as Record<string, unknown>;
    return webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/**
 * Loads the script and the data of a page.
 *
 * @returns why that failed; undefined after success, and after a new build, when Gatsby loads the page from the host
 */
export async function loadFailure(to: string): Promise<Error | undefined> {
  const page = await window.___loader
    .loadPage(to)
    .catch((error: unknown): Loaded => ({ status: 'error', error }));
  if (page && page.status !== 'error') return undefined;
  if (await isRepublished()) return undefined;
  return page?.error instanceof Error ? page.error : new Error(`Loading ${to} failed.`);
}

/**
 * Shows the error screen for a page that cannot be loaded. The address becomes that of the page, so a reload tries it
 * again, and back leads to the page before. A visitor who has gone elsewhere meanwhile stays there.
 */
export function guardNavigation(): void {
  const go = window.___navigate;
  let latest: object | undefined;
  window.___navigate = async (to, options) => {
    if (typeof to === 'number') return go(to);
    const { pathname } = window.location;
    const own = (latest = {});
    const error = await loadFailure(to);
    if (latest !== own || window.location.pathname !== pathname) return;
    if (!error) return navigateInViewTransition(to, () => go(to, options));
    window.history.pushState(null, '', to);
    window.dispatchEvent(new CustomEvent(pageFailure, { detail: error }));
  };
}
