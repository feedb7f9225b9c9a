import { moved } from './moved';

/** What the files of this folder that run in the browser lean on: a text in one of Gatsby's own scripts. */
const expected = [
  ['page-failure.ts', 'production-app.js', 'window.___loader = publicLoader'],
  ['page-failure.ts', 'loader.js', 'loadPage:'],
  ['prefetch.ts', 'loader.js', 'enqueue:'],
  ['prefetch.ts', 'loader.js', 'hovering:'],
  ['page-failure.ts', 'navigation.js', 'window.___navigate ='],
  ['page-failure.ts', 'static-entry.js', 'window.___webpackCompilationHash='],
] as const;

/** Throws if one of Gatsby's scripts, which `read` gives by its name, lacks what ours reach for. */
export function checkBrowserInternals(read: (script: string) => string): void {
  for (const [file, script, text] of expected)
    if (!read(script).includes(text))
      throw moved(file, `gatsby/cache-dir/${script} has no "${text}"`);
}
