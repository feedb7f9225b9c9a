/*
 * Gatsby's loader of pages, `window.___loader`, which its own link uses. It is for two things: the error of a language
 * that does not load, which `navigate` swallows, and the power-cut page in memory, for use without a network. Checked
 * by src/gatsby/browser-internals.ts.
 */

type Loaded = { status?: string; error?: unknown } | undefined;

declare global {
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<Loaded> };
  }
}

/**
 * Loads the script and the data of a page, and keeps them in memory.
 *
 * @returns the error, with its cause; undefined after success
 */
export async function loadFailure(path: string): Promise<Error | undefined> {
  const page = await window.___loader
    .loadPage(path)
    .catch((error: unknown): Loaded => ({ status: 'error', error }));
  if (page && page.status !== 'error') return undefined;
  return page?.error instanceof Error ? page.error : new Error(`Loading ${path} failed.`);
}
