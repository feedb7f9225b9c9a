import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseForm } from './parse.mjs';

/**
 * A stand-in for the form service (StaticForms): takes what it takes, answers what it answers, keeps every request.
 *
 * How it answers can be set ahead, a request each: `POST /plan` with a JSON list of status codes, `"reset"` (the
 * connection breaks off) or `"hang"` (no answer at all). Without a plan it answers 200 where the key is given. A
 * plan is for the client that set it, told by its user agent, so that tests may run beside each other.
 *
 * @typedef {number | 'reset' | 'hang'} Answer
 * @typedef {{ at: string, type: string, fields: Record<string, string> }} Received
 */

const messages = /** @type {Record<number, string>} */ ({
  200: 'Form submitted successfully',
  400: 'Bad request',
  401: 'A valid key is required',
  403: 'This domain is not allowed',
  429: 'Too many requests',
  500: 'Internal error',
});

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
};

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} message
 */
function answer(response, status, message) {
  response.writeHead(status, { ...cors, 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: status === 200, message }));
}

/**
 * @param {{ file: string, onReceive?: (received: Received) => void }} options `file`: where requests are kept, a line of JSON each
 * @returns {import('node:http').Server} not listening yet
 */
export function createFormReceiver({ file, onReceive = () => {} }) {
  /** @type {Map<string | undefined, Answer[]>} */
  const plans = new Map();
  mkdirSync(path.dirname(file), { recursive: true });

  /** @param {Received} received */
  function keep(received) {
    appendFileSync(file, `${JSON.stringify(received)}\n`);
    onReceive(received);
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function submit(request, response) {
    // A browser repeats by itself what broke off on a connection that it had used before: the page would not know.
    response.setHeader('connection', 'close');
    const planned = plans.get(request.headers['user-agent'])?.shift();
    if (planned === 'reset') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    if (planned === 'hang') {
      request.resume();
      return;
    }
    const fields = await parseForm(request);
    const status = planned ?? (fields.apiKey || fields.accessKey ? 200 : 401);
    if (status === 200)
      keep({
        at: new Date().toISOString(),
        type: String(request.headers['content-type']).split(';')[0] ?? '',
        fields,
      });
    if (
      status === 200 &&
      fields.redirectTo &&
      String(request.headers.accept).includes('text/html')
    ) {
      response.writeHead(303, { location: fields.redirectTo }).end();
      return;
    }
    answer(response, status, messages[status] ?? 'Error');
  }

  return createServer(async (request, response) => {
    try {
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST, OPTIONS' }).end();
      else if (request.url === '/plan') {
        const plan = JSON.parse((await text(request)) || '[]');
        plans.set(request.headers['user-agent'], plan);
        response.writeHead(204, cors).end();
      } else await submit(request, response);
    } catch (error) {
      answer(response, 400, error instanceof Error ? error.message : String(error));
    }
  });
}
