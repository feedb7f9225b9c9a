import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { listen, portFrom } from '../tools/ports.mjs';
import { createSiteServer } from '../tools/site-server/server.mjs';
import { fail, say } from '../tools/terminal.mjs';
import { buildPage } from './build';
import { gitIssue, unpublished } from './git';
import { createEditServer } from './server';

/** The editor of the project in the current folder. */

/** Commands that open an address in a browser which lets a page work on a folder, by platform. */
const browsers: Partial<Record<NodeJS.Platform, string[][]>> = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => ['open', '-a', name]),
  win32: ['chrome', 'msedge'].map((name) => ['cmd', '/c', 'start', '""', '/wait', name]),
};

const linux = ['google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].map((name) => [
  name,
]);

/** Opens an address in the first browser that is there. */
function openBrowser(
  address: string,
  [first, ...others] = browsers[process.platform] ?? linux,
): void {
  const [command, ...args] = first ?? [];
  if (!command) return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  const next = () => openBrowser(address, others);
  child.on('error', next);
  child.on('exit', (code) => code && next());
  child.unref();
}

const root = process.cwd();
const issue = await gitIssue(root);
if (issue) fail(`${issue.fr}\n${issue.en}`);
const folder = path.join(root, 'node_modules', '.cache', 'edit');
say('Préparation de l’éditeur … / Preparing the editor …');
await rm(folder, { recursive: true, force: true });
await buildPage(root, folder);
await cp(path.join(root, 'static', 'favicon.svg'), path.join(folder, 'favicon.svg'));
const tell = () => void unpublished(root).then(say);
const port = await listen(await createEditServer(root, await createSiteServer(folder), tell), {
  port: portFrom('EDIT_PORT', 8100),
  name: 'editor',
  variable: 'EDIT_PORT',
});
const address = `http://localhost:${port}/admin/`;
say(
  `L’éditeur est à cette adresse, pour Chrome, Chromium ou Edge / The editor is at this address, for Chrome, Chromium or Edge:\n  ${address}\nCtrl+C l’arrête. / Ctrl+C stops it.`,
);
tell();
if (!process.argv.includes('--no-open')) openBrowser(address);
