/** The parts in use of packages that only the benchmark installs. */

declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: { items?: { transferSize?: number }[] };
  }
  interface Result {
    finalDisplayedUrl: string;
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
  }
  interface Flags {
    port: number;
    onlyCategories: string[];
    logLevel: 'error';
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  interface Options {
    chromePath: string;
    chromeFlags: string[];
    logLevel: 'silent';
  }
  export function launch(options: Options): Promise<{ port: number; kill: () => void }>;
}

/** Chromium's, not yet among TypeScript's own. */
declare const scheduler: {
  postTask: (act: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};
