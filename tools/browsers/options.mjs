import { parseArgs } from 'node:util';
import { fail } from '../terminal.mjs';
import { engineNames } from './windows.mjs';

/**
 * Reads the command line of `npm run test:browsers`; a wrong one ends the process with a message.
 *
 * @param {string[]} args names of engines, and a folder after `--screens`
 */
export function optionsFrom(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { screens: { type: 'string' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => engineNames.every((each) => each !== name));
    if (unknown) throw new Error(`There is no engine "${unknown}".`);
    const engines = engineNames.filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
    return { engines, screens: values.screens };
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : String(error)}\nUsage: npm run test:browsers -- [${engineNames.join('] [')}] [--screens FOLDER]`,
    );
  }
}
