import { parseArgs } from 'node:util';
import { fail } from '../tools/terminal.mjs';
import { printStates, undo } from './command-line';
import { start } from './start';

/** The editor of the project in the current folder. `tools/edit.mjs` says what can be asked for. */

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
