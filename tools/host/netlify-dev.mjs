import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { fail } from '../terminal.mjs';

const program = path.resolve('tools/host/node_modules/netlify-cli/bin/run.js');

/** A folder of its own, as the tool writes beside the site and into the user's folder. */
function ownFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'netlify-dev-'));
  copyFileSync('netlify.toml', path.join(folder, 'netlify.toml'));
  symlinkSync(path.resolve('public'), path.join(folder, 'public'), 'junction');
  return folder;
}

/**
 * Serves `public/` with `netlify dev`, without network access.
 *
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startNetlifyDev() {
  const folder = ownFolder();
  const [port, files, functions] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = ['--port', port, '--staticServerPort', files, '--functions-port', functions].map(
    String,
  );
  const quiet = ['--offline', '--no-open', '--skip-gitignore', '--geo', 'mock'];
  // Edge functions need Deno, which the tool would download.
  const options = [...quiet, '--internal-disable-edge-functions', '--dir', 'public', ...ports];
  const own = { HOME: folder, USERPROFILE: folder, APPDATA: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(process.execPath, [program, 'dev', ...options], {
    cwd: folder,
    env: { ...process.env, ...own, CI: '1' }, // in CI it sends no usage figures
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  const ready = new Promise((/** @type {(value: boolean) => void} */ resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Local dev server ready')) resolve(true);
      });
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await Promise.race([ready, exited.then(() => false)]))) {
    await stop();
    fail(`netlify dev did not start:\n${printed}`);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}
