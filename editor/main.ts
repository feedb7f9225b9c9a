import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listen, portFrom } from '../tools/ports.mjs';
import { fail, say } from '../tools/terminal.mjs';
import { Refusal } from './bilingual';
import { bundle } from './bundle';
import {
  findRunning,
  forgetRunning,
  isFree,
  isSiteOf,
  openBrowser,
  rememberRunning,
} from './running';
import { createEditorServer } from './server/server';
import { saves } from './store/history';
import { Store } from './store/store';

/** The editor of the project in the current folder. `tools/edit.mjs` documents its options. */

/** Options of a start. */
interface StartOptions {
  /** The site with hot reload beside it. */
  withPreview: boolean;
  withBrowser: boolean;
}

/**
 * Checks the port for the preview: free, or already used by this folder's site with hot reload.
 *
 * @returns whether it has to be started; undefined if something else is there
 */
async function previewAt(root: string, port: number): Promise<{ isRunning: boolean } | undefined> {
  if (await isFree(port)) return { isRunning: false };
  if (await isSiteOf(root, port)) return { isRunning: true };
  say(
    `Le port ${port} est pris : l’éditeur démarre sans aperçu. Pour un autre port / Port ${port} is taken, so the editor starts without a preview. For another port: PREVIEW_PORT=${port + 10} npm run edit`,
  );
  return undefined;
}

/** Starts the site with hot reload. Its output is shown here, and Ctrl+C stops both. */
function startPreview(port: number): void {
  const args = ['tools/develop.mjs', '-H', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  child.on('exit', () =>
    say(
      'L’aperçu s’est arrêté ; l’éditeur marche encore. / The preview has stopped, the editor works on.',
    ),
  );
}

/** @returns the address of the editor, with its token */
async function startServer(root: string, preview: string | null): Promise<string> {
  const page = await bundle(root, () => say('Préparation de l’éditeur … / Preparing the editor …'));
  const server = {
    host: '',
    token: randomBytes(24).toString('base64url'),
    store: await Store.open(root),
    page,
    preview,
  };
  const port = await listen(createEditorServer(server), {
    port: portFrom('EDIT_PORT', 8100),
    name: 'editor',
    variable: 'EDIT_PORT',
  });
  server.host = `127.0.0.1:${port}`;
  return `http://${server.host}/?token=${server.token}`;
}

async function show(address: string, withBrowser: boolean): Promise<void> {
  say(`L’éditeur est à cette adresse / The editor is at this address:\n  ${address}`);
  if (!withBrowser || (await openBrowser(address))) return;
  say(
    'Aucun navigateur ne s’est ouvert : copiez l’adresse dans le vôtre. / No browser has opened: copy the address to yours.',
  );
}

/** Starts the editor on a project, or opens the one that is already running. */
async function start(root: string, { withPreview, withBrowser }: StartOptions): Promise<void> {
  const running = await findRunning(root);
  if (running) return show(running, withBrowser);
  const previewPort = portFrom('PREVIEW_PORT', 8000);
  const preview = withPreview
    ? await previewAt(root, previewPort)
    : (await isSiteOf(root, previewPort)) && { isRunning: true };
  const address = await startServer(root, preview ? `http://127.0.0.1:${previewPort}` : null);
  await rememberRunning(root, address);
  process.on('exit', () => forgetRunning(root));
  if (preview && !preview.isRunning) startPreview(previewPort);
  await show(address, withBrowser);
}

/** Lists the saves that can be undone, newest first. */
async function printSaves(root: string): Promise<void> {
  const found = await saves(root);
  if (found.length === 0) say('Rien n’a encore été enregistré. / Nothing was saved yet.');
  for (const { id, time, subject } of found) say(`${id.slice(0, 12)}  ${time}  ${subject}`);
}

const options = {
  'no-preview': { type: 'boolean' },
  'no-open': { type: 'boolean' },
  states: { type: 'boolean' },
} as const;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return fail(`${(error as Error).message}\nnpm run edit -- ${known.join(' | ')}`);
  }
}

const values = readOptions();
const root = process.cwd();

try {
  if (values.states) await printSaves(root);
  else await start(root, { withPreview: !values['no-preview'], withBrowser: !values['no-open'] });
} catch (error) {
  if (error instanceof Refusal) fail([...error.words.fr, ...error.words.en].join('\n'));
  throw error;
}
