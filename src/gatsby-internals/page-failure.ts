/** What Gatsby keeps on the window and we reach for. */
declare global {
  interface Window {
    ___loader: {
      loadPage: (path: string) => Promise<Loaded>;
      /** Loads a page, and says nothing of it. */
      hovering: (path: string) => void;
      /** Prefetches a page; true once it has arrived, false if it is not worth it. */
      enqueue: (path: string) => PromiseLike<boolean>;
    };
    ___navigate: (to: string | number, options?: object) => unknown;
    ___webpackCompilationHash: string;
  }
}

type Loaded = { status?: string; error?: unknown } | undefined;

/** Name of the event that tells the error screen, with the error as its detail. */
export const pageFailure = 'pagefailure';

/** Whether another build has been published since this page was loaded: files of this one may be gone. */
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
 * Loads the script and the data of a page of the site.
 *
 * @returns why it cannot be shown; undefined if it can, or if Gatsby mends it by loading the page from the host, as it
 *   does after a new build was published
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
 * Shows the error screen for a page that cannot be loaded, where Gatsby would leave the site for it: the site may be out
 * of reach, and what is open here would be lost. The address is the wanted page's, so that a reload tries it again and
 * the browser's way back leads to the page before.
 */
export function guardNavigation(): void {
  const go = window.___navigate;
  window.___navigate = async (to, options) => {
    const error = typeof to === 'string' && (await loadFailure(to));
    if (!error) return go(to, options);
    window.history.pushState(null, '', to);
    window.dispatchEvent(new CustomEvent(pageFailure, { detail: error }));
  };
}
