/** Types of packages that only the benchmark installs, as far as it uses them. */

declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: { items?: { url: string; resourceType?: string; transferSize?: number }[] };
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

/** Chromium has it; TypeScript's types do not. */
declare const scheduler: {
  postTask: (act: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};
