import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseForm } from './parse.mjs';
import { keepPhotos, Refused } from './photos.mjs';

/**
 * A local stand-in for the form service (StaticForms). It answers as the service does, and stores each request.
 *
 * Tests can plan its answers, one per request: `POST /plan` with a JSON list of status codes, `"reset"` (closes the
 * connection) or `"hang"` (never answers). Without a plan it answers 200 if the key is present. A plan applies to the
 * user agent that set it, so that tests can run in parallel. `GET /plan` returns the answers that are left.
 *
 * @typedef {number | 'reset' | 'hang'} Answer
 * @typedef {{ at: string, type: string, fields: Record<string, string>, photos?: string[] }} Received `photos`: files
 */

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
};

/** The name of the field with the key, as the site has it (src/forms/fields.ts). */
const keyField = () => process.env.GATSBY_FORM_KEY_FIELD ?? 'apiKey';

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function answer(response, status, message = STATUS_CODES[status]) {
  response.writeHead(status, { ...cors, 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: status === 200, message }));
}

/**
 * @param {object} options
 * @param {string} options.file where requests are stored, one JSON object per line; their photographs are in a folder
 *   beside it
 * @param {(received: Received) => void} [options.onReceive]
 * @returns {import('node:http').Server} not yet listening
 */
export function createFormReceiver({ file, onReceive = () => {} }) {
  /** @type {Map<string | undefined, Answer[]>} */
  const plans = new Map();
  mkdirSync(path.dirname(file), { recursive: true });

  /** @param {Received} received @param {Buffer[]} files */
  function store(received, files) {
    const photos = keepPhotos(files, path.join(path.dirname(file), 'photos'));
    if (photos.length > 0) received.photos = photos;
    appendFileSync(file, `${JSON.stringify(received)}\n`);
    onReceive(received);
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function submit(request, response) {
    // On a reused connection a browser repeats a reset request by itself.
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
    const { fields, files } = await parseForm(request);
    const status = planned ?? (fields[keyField()] ? 200 : 401);
    if (status !== 200) {
      answer(response, status);
      return;
    }
    const type = String(request.headers['content-type']).split(';')[0] ?? '';
    store({ at: new Date().toISOString(), type, fields }, files);
    const wantsPage = String(request.headers.accept).includes('text/html');
    if (wantsPage && fields.redirectTo)
      response.writeHead(303, { location: fields.redirectTo }).end();
    else answer(response, status);
  }

  return createServer(async (request, response) => {
    try {
      const client = request.headers['user-agent'];
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else if (request.method === 'GET' && request.url === '/plan')
        response.end(JSON.stringify(plans.get(client) ?? []));
      else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST, OPTIONS' }).end();
      else if (request.url === '/plan') {
        const plan = JSON.parse((await text(request)) || '[]');
        plans.set(client, plan);
        response.writeHead(204, cors).end();
      } else await submit(request, response);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 400;
      answer(response, status, error instanceof Error ? error.message : String(error));
    }
  });
}
