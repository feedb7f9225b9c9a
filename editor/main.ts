import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listen } from '../tools/listen.mjs';
import { portFrom } from '../tools/ports.mjs';
import { fail, say } from '../tools/terminal.mjs';
import { bundle } from './bundle';
import { printStates, undo } from './command-line';
import { isFree } from './free-port';
import { openBrowser } from './open-browser';
import { findRunning, forgetRunning, rememberRunning } from './running';
import { createEditorServer } from './server/server';
import { Workspace } from './server/workspace';

/** Starts the editor on the project in the current folder. `tools/edit.mjs` says what can be asked for. */

const { values: options } = parseArgs({
  options: {
    'no-preview': { type: 'boolean' },
    'no-open': { type: 'boolean' },
    states: { type: 'boolean' },
    undo: { type: 'string' },
  },
});
const root = process.cwd();

async function show(address: string): Promise<void> {
  say(`L’éditeur est ouvert à cette adresse / The editor is at this address:\n  ${address}`);
  if (options['no-open'] || (await openBrowser(address))) return;
  say(
    'Aucun navigateur ne s’est ouvert : copiez l’adresse dans le vôtre. / Copy it to your browser.',
  );
}

/** Starts the site with hot reload beside the editor; its output comes here, and Ctrl+C ends both. */
async function startPreview(port: number): Promise<void> {
  if (!(await isFree(port)))
    fail(
      `Le port ${port} est pris : l’aperçu ne peut pas démarrer. Fermez ce qui l’utilise, ou choisissez-en un autre / Port ${port} is taken: PREVIEW_PORT=${port + 10} npm run edit`,
    );
  const child = spawn(
    process.execPath,
    ['tools/develop.mjs', '-H', '127.0.0.1', '-p', String(port)],
    {
      stdio: 'inherit',
    },
  );
  process.on('exit', () => child.kill());
  child.on('exit', () =>
    say('L’aperçu s’est arrêté ; l’éditeur marche encore. / The preview has stopped.'),
  );
}

async function start(): Promise<void> {
  const running = await findRunning(root);
  if (running) return show(running);
  const previewPort = portFrom('PREVIEW_PORT', 8000);
  const page = await bundle(root, () => say('Préparation de l’éditeur … / Preparing the editor …'));
  const lock = { host: '', token: randomBytes(24).toString('base64url') };
  const server = {
    ...lock,
    workspace: new Workspace(root),
    page,
    preview: `http://127.0.0.1:${previewPort}`,
  };
  const http = createEditorServer(server);
  const options_ = {
    port: portFrom('EDIT_PORT', 8100),
    name: 'editor',
    variable: 'EDIT_PORT',
    command: 'npm run edit',
  };
  const port = await listen(http, options_);
  server.host = `127.0.0.1:${port}`;
  const address = `http://${server.host}/?token=${server.token}`;
  await rememberRunning(root, address);
  process.on('exit', () => forgetRunning(root));
  if (!options['no-preview']) await startPreview(previewPort);
  await show(address);
}

if (options.states) await printStates(root);
else if (options.undo !== undefined) await undo(root, options.undo);
else await start();
