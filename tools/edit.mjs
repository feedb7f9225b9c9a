import './ensure.mjs';

/**
 * The editor of the project's own folder, at /admin/ on this computer. Its code is in editor/.
 *
 * - `--no-open`: without opening a browser.
 */

const { importTypeScript } = await import('./typescript.mjs'); // once its packages are installed
await importTypeScript('editor/main.ts');
