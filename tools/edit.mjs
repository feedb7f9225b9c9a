import './ensure.mjs';
import { aBuild, checkFolder } from './claim.mjs';

/**
 * The owner's editor, in the browser, with the site itself beside it. Its code is in editor/.
 *
 * - `--no-preview`: without `npm run develop` beside it.
 * - `--no-open`: without opening a browser.
 * - `--states`: lists the saves. Each is a commit, which `git revert` undoes.
 */

checkFolder(aBuild); // the preview would change its files
const { importTypeScript } = await import('./typescript.mjs'); // once its packages are installed
await importTypeScript('editor/main.ts');
