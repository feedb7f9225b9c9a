import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fail } from './terminal.mjs';

/**
 * @typedef {{ origin: string, stop: () => void }} Site
 */

/**
 * Serves a built site with `tools/serve.mjs`, in its own process, on a free port.
 *
 * @param {string} root the folder that has the site in `public/`
 * @returns {Promise<Site>}
 */
export async function serve(root) {
  const child = spawn(process.execPath, [path.resolve('tools/serve.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => fail('The site could not be served, see above.'));
  const listening = new Promise((/** @type {(port: string) => void} */ resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const port = /:(\d+)/.exec(printed)?.[1];
      if (port) resolve(port);
    });
  });
  const port = await Promise.race([listening, ended]);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
    },
  };
}

/**
 * Requests a page and the files it names, so that no measured visit waits for the server to compress them.
 *
 * @param {string} origin
 * @param {string} page
 */
export async function warm(origin, page) {
  const get = async (/** @type {string} */ url) => (await fetch(`${origin}${url}`)).text();
  const html = await get(page);
  const named = [...html.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g)].map(([, url = '']) => url);
  await Promise.all([...new Set(named)].map(get));
}
