import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { listen, portFrom } from '../tools/ports.mjs';
import { fail, say } from '../tools/terminal.mjs';
import { bundle } from './bundle';
import { findRunning, forgetRunning, isFree, openBrowser, rememberRunning } from './running';
import { createEditorServer } from './server/server';
import { Store } from './store/store';

/** What is started with the editor. */
export interface StartOptions {
  /** The site with hot reload beside it. */
  withPreview: boolean;
  withBrowser: boolean;
}

/** Starts the site with hot reload. Its output comes here, and Ctrl+C ends both. */
async function startPreview(port: number): Promise<void> {
  if (!(await isFree(port)))
    fail(
      `Le port ${port} est pris : l’aperçu ne peut pas démarrer. Fermez ce qui l’utilise, ou choisissez-en un autre. / Port ${port} is taken, so the preview cannot start. Stop what uses it, or choose another one: PREVIEW_PORT=${port + 10} npm run edit`,
    );
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
async function startServer(root: string, previewPort: number): Promise<string> {
  const page = await bundle(root, () => say('Préparation de l’éditeur … / Preparing the editor …'));
  const server = {
    host: '',
    token: randomBytes(24).toString('base64url'),
    store: await Store.open(root),
    page,
    preview: `http://127.0.0.1:${previewPort}`,
  };
  const port = await listen(createEditorServer(server), {
    port: portFrom('EDIT_PORT', 8100),
    name: 'editor',
    variable: 'EDIT_PORT',
    command: 'npm run edit',
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

/** Starts the editor on a project, or shows the one that runs on it already. */
export async function start(
  root: string,
  { withPreview, withBrowser }: StartOptions,
): Promise<void> {
  const running = await findRunning(root);
  if (running) return show(running, withBrowser);
  const previewPort = portFrom('PREVIEW_PORT', 8000);
  const address = await startServer(root, previewPort);
  await rememberRunning(root, address);
  process.on('exit', () => forgetRunning(root));
  if (withPreview) await startPreview(previewPort);
  await show(address, withBrowser);
}
