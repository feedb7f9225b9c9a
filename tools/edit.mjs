import './ensure.mjs';
import { aBuild, checkFolder } from './claim.mjs';

/**
 * The site's editor for its owner, in the browser, with the site itself beside it. Its code is in editor/.
 *
 * - `--no-preview`: without `npm run develop` beside it.
 * - `--no-open`: without opening a browser.
 * - `--states`: lists what was saved. Each save is a commit, which `git revert` undoes.
 */

checkFolder(aBuild); // whose files the preview would change
const { importTypeScript } = await import('./typescript.mjs'); // once its packages are installed
await importTypeScript('editor/main.ts');
