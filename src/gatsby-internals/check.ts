import { moved } from './moved';

/** What the files of this folder that reach the browser lean on: a text in a script of Gatsby or its router. */
const expected = [
  ['page-failure.ts', 'gatsby/cache-dir/production-app.js', 'window.___loader = publicLoader'],
  ['page-failure.ts', 'gatsby/cache-dir/loader.js', 'loadPage:'],
  ['prefetch.ts', 'gatsby/cache-dir/loader.js', 'enqueue:'],
  ['prefetch.ts', 'gatsby/cache-dir/loader.js', 'hovering:'],
  ['page-failure.ts', 'gatsby/cache-dir/navigation.js', 'window.___navigate ='],
  ['route-announcer.scss', 'gatsby/cache-dir/route-announcer-props.js', 'id: `gatsby-announcer`'],
  ['page-failure.ts', 'gatsby/cache-dir/static-entry.js', 'window.___webpackCompilationHash='],
  [
    'view-transition.ts',
    '@gatsbyjs/reach-router/dist/index.modern.mjs',
    'requestAnimationFrame(()=>',
  ],
] as const;

/** Throws if one of these scripts, which `read` gives by its path in `node_modules`, lacks what ours reach for. */
export function checkBrowserInternals(read: (script: string) => string): void {
  for (const [file, script, text] of expected)
    if (!read(script).includes(text)) throw moved(file, `${script} has no "${text}"`);
}
