import { parseArgs } from 'node:util';
import { printStates, undo } from './command-line';
import { start } from './start';

/** The editor of the project in the current folder. `tools/edit.mjs` says what can be asked for. */

const { values } = parseArgs({
  options: {
    'no-preview': { type: 'boolean' },
    'no-open': { type: 'boolean' },
    states: { type: 'boolean' },
    undo: { type: 'string' },
  },
});
const root = process.cwd();

if (values.states) await printStates(root);
else if (values.undo !== undefined) await undo(root, values.undo);
else await start(root, { withPreview: !values['no-preview'], withBrowser: !values['no-open'] });
