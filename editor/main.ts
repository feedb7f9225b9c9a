import { parseArgs } from 'node:util';
import { fail, say } from '../tools/terminal.mjs';
import { Refusal } from './bilingual';
import { findRunning } from './running';
import { start } from './start';
import { entries } from './store/journal';
import { Store } from './store/store';

/** The editor of the project in the current folder. `tools/edit.mjs` says what can be asked for. */

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
