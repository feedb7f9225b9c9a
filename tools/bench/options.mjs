import { parseArgs } from 'node:util';
import { fail } from '../terminal.mjs';

/**
 * Parses a whole number; anything else ends the process with a message.
 *
 * @param {string} name of the option
 * @param {string} value
 * @param {number} least smallest number allowed
 */
export function wholeNumber(name, value, least) {
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= least) return number;
  return fail(`--${name} is "${value}", expected a whole number from ${least}.`);
}

/** @param {string} value separated by commas */
export const list = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Parses the options of a command; an unknown one ends the process with a message.
 *
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {string[]} args
 * @param {Options} options
 */
export function readOptions(args, options) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options ?? {}).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`${reason}\nOptions: ${known.join(', ')}`);
  }
}
