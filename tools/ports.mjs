import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail } from './terminal.mjs';

/**
 * Reads a port from the environment. An invalid value ends the process with a message.
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

/**
 * Lets a server listen on this machine only. The process ends with a message if it cannot.
 *
 * @param {import('node:http').Server} server
 * @param {{ port: number, name: string, variable: string }} options `variable` is the environment variable that sets
 *   the port
 * @returns {Promise<number>} the port
 */
export function listen(server, { port, name, variable }) {
  return new Promise((resolve) => {
    server.on('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') {
        fail(
          `Port ${port} is taken, so the ${name} cannot start. Stop what uses it, or set another one: ${variable}=${port + 10}`,
        );
      }
      fail(`The ${name} cannot start: ${error.message}`);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  });
}

/**
 * Finds a port of this computer on which nothing listens.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
