import { moved } from './moved';

/** What the files of this folder that reach the browser lean on: a text in a script of Gatsby. */
const expected = [
  ['load-page.ts', 'gatsby/cache-dir/production-app.js', 'window.___loader = publicLoader'],
  ['load-page.ts', 'gatsby/cache-dir/loader.js', 'loadPage:'],
  ['route-announcer.scss', 'gatsby/cache-dir/route-announcer-props.js', 'id: `gatsby-announcer`'],
] as const;

/** Throws if one of these scripts, which `read` gives by its path in `node_modules`, lacks what ours reach for. */
export function checkBrowserInternals(read: (script: string) => string): void {
  for (const [file, script, text] of expected)
    if (!read(script).includes(text)) throw moved(file, `${script} has no "${text}"`);
}
