/*
 * Depends on: window.___loader, which Gatsby's own link uses.
 * Gives: the message that a language could not be loaded, with its cause. Gatsby's `navigate` says nothing of it.
 */

type Loaded = { status?: string; error?: unknown } | undefined;

declare global {
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<Loaded> };
  }
}

/**
 * Loads the script and the data of a page.
 *
 * @returns why that failed; undefined after success
 */
export async function loadFailure(to: string): Promise<Error | undefined> {
  const page = await window.___loader
    .loadPage(to)
    .catch((error: unknown): Loaded => ({ status: 'error', error }));
  if (page && page.status !== 'error') return undefined;
  return page?.error instanceof Error ? page.error : new Error(`Loading ${to} failed.`);
}
