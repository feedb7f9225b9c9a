import { createHash } from 'node:crypto';
import { request } from 'node:http';

/**
 * @typedef {{ path: string, name?: string }} Question
 * @typedef {{ status: string, headers: import('node:http').IncomingHttpHeaders, body: string }} Answer
 */

const none = { status: 'none', headers: {}, body: '' };

/**
 * Asks for a path exactly as it is written; `fetch` would normalise it.
 *
 * @param {string} origin
 * @param {Question} question
 * @returns {Promise<Answer>} status `none` if the server closes the connection
 */
export function ask(origin, { path }) {
  const { hostname, port } = new URL(origin);
  const headers = { host: 'localhost' };
  return new Promise((resolve) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const hash = createHash('sha256');
      response.on('data', (chunk) => hash.update(chunk));
      response.on('error', () => resolve(none));
      response.on('end', () =>
        resolve({
          status: String(response.statusCode),
          headers: response.headers,
          body: hash.digest('hex'),
        }),
      );
    });
    sent.setTimeout(20_000, () => sent.destroy());
    sent.on('error', () => resolve(none));
    sent.end();
  });
}
