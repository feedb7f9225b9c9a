import { fail } from './terminal.mjs';

/**
 * Lets a server listen on this machine only. The process ends with a message if it cannot.
 *
 * @param {import('node:http').Server} server
 * @param {{ port: number, name: string, variable: string, command?: string }} options `variable` is the environment
 *   variable that sets the port of the command
 * @returns {Promise<number>} the port
 */
export function listen(server, { port, name, variable, command = 'npm start' }) {
  return new Promise((resolve) => {
    server.on('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') {
        fail(
          `Port ${port} is taken, so the ${name} cannot start. Stop what uses it, or choose another one: ${variable}=${port + 10} ${command}`,
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
