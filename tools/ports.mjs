import { fail } from './terminal.mjs';

/**
 * Reads a port from the environment; a wrong value ends the process with a message.
 *
 * @param {string} variable
 * @param {number} usual if the variable is not set
 */
export function portFrom(variable, usual) {
  const value = process.env[variable] ?? String(usual);
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return fail(`${variable} is "${value}", expected a port number from 0 to 65535.`);
}

export const sitePort = () => portFrom('PORT', 9000);
export const receiverPort = () => portFrom('FORM_PORT', 9001);
