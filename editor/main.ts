import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listen, portFrom } from '../tools/ports.mjs';
import { fail, say } from '../tools/terminal.mjs';
import { Refusal } from './bilingual';
import { bundle } from './bundle';
import { findRunning, forgetRunning, isFree, openBrowser, rememberRunning } from './running';
import { createEditorServer } from './server/server';
import { entries } from './store/journal';
import { Store } from './store/store';

/** The editor of the project in the current folder. `tools/edit.mjs` says what can be asked for. */

/** What is started with the editor. */
interface StartOptions {
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
async function start(root: string, { withPreview, withBrowser }: StartOptions): Promise<void> {
  const running = await findRunning(root);
  if (running) return show(running, withBrowser);
  const previewPort = portFrom('PREVIEW_PORT', 8000);
  const address = await startServer(root, previewPort);
  await rememberRunning(root, address);
  process.on('exit', () => forgetRunning(root));
  if (withPreview) await startPreview(previewPort);
  await show(address, withBrowser);
}

/** Lists the saves that can be undone, the newest first. */
async function printStates(root: string): Promise<void> {
  const states = await entries(root);
  if (states.length === 0) say('Rien n’a encore été enregistré. / Nothing was saved yet.');
  for (const { id, time, summary } of states) say(`${id}  ${time}  ${summary}`);
}

/** Undoes a save, and all that came later. */
async function undo(root: string, id: string): Promise<void> {
  if (await findRunning(root))
    fail(
      'L’éditeur est ouvert : annulez l’enregistrement depuis sa page. / The editor is open: undo the save in its page.',
    );
  try {
    const files = await (await Store.open(root)).undo(id, 'fr');
    say(['Remis dans l’état d’avant / Brought back:', ...files].join('\n  '));
  } catch (error) {
    if (error instanceof Refusal) fail([...error.words.fr, ...error.words.en].join('\n'));
    throw error;
  }
}

const options = {
  'no-preview': { type: 'boolean' },
  'no-open': { type: 'boolean' },
  states: { type: 'boolean' },
  undo: { type: 'string' },
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

if (values.states) await printStates(root);
else if (values.undo !== undefined) await undo(root, values.undo);
else await start(root, { withPreview: !values['no-preview'], withBrowser: !values['no-open'] });
