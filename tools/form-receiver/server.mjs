import { mkdirSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { appendLine } from './lines.mjs';
import { parseForm } from './parse.mjs';
import { dropPhotos, keepPhotos, Refused } from './photos.mjs';

/**
 * A local stand-in for the form service (StaticForms). It answers as the service does, and stores each request.
 *
 * Tests can plan its answers, one per request: `POST /plan` with a JSON list of status codes, `"reset"` (closes the
 * connection) or `"hang"` (never answers). Without a plan it answers 200 if the key is present. A plan applies to the
 * user agent that set it, so that tests can run in parallel. `GET /plan` returns the answers that are left. Nobody can
 * plan anything unless the receiver is started for tests: any page in the browser could.
 *
 * @typedef {number | 'reset' | 'hang'} Answer
 * @typedef {{ at: string, type: string, fields: import('./parse.mjs').Fields, photos?: string[] }} Received `photos`: files
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

/** @param {unknown} plan @returns {plan is Answer[]} */
const isPlan = (plan) =>
  Array.isArray(plan) &&
  plan.every((each) => each === 'reset' || each === 'hang' || (each >= 200 && each <= 599));

/**
 * The answer to a request that was not taken. What the disk says names files of this machine.
 *
 * @param {unknown} error
 * @returns {[status: number, message: string]}
 */
function refusal(error) {
  if (error instanceof Refused) return [error.status, error.message];
  if (!(error instanceof Error && 'syscall' in error))
    return [400, error instanceof Error ? error.message : String(error)];
  const isFull = 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  return isFull ? [507, 'The disk is full.'] : [500, 'The request could not be stored.'];
}

/**
 * @param {object} options
 * @param {string} options.file where requests are stored, one JSON object per line; their photographs are in a folder
 *   beside it
 * @param {(received: Received) => void} [options.onReceive]
 * @param {boolean} [options.takesPlans] whether tests can plan its answers
 * @returns {import('node:http').Server} not yet listening
 */
export function createFormReceiver({ file, onReceive = () => {}, takesPlans = false }) {
  /** @type {Map<string | undefined, Answer[]>} */
  const plans = new Map();
  mkdirSync(path.dirname(file), { recursive: true });

  /** @param {Received} received @param {Buffer[]} files */
  function store(received, files) {
    const photos = keepPhotos(files, path.join(path.dirname(file), 'photos'));
    if (photos.length > 0) received.photos = photos;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      appendLine(file, JSON.stringify(received));
    } catch (error) {
      dropPhotos(photos);
      throw error;
    }
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
    const wantsPage = String(request.headers.accept).includes('text/html');
    const location = wantsPage ? fields.redirectTo : undefined;
    if (location && (typeof location !== 'string' || !/^[\x21-\x7e]+$/.test(location)))
      throw new Refused(400, 'redirectTo is no address.');
    store({ at: new Date().toISOString(), type, fields }, files);
    if (location) response.writeHead(303, { location: String(location) }).end();
    else answer(response, status);
  }

  return createServer(async (request, response) => {
    try {
      const client = request.headers['user-agent'];
      const isPlanned = takesPlans && request.url === '/plan';
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else if (request.method === 'GET' && isPlanned)
        response.end(JSON.stringify(plans.get(client) ?? []));
      else if (request.method !== 'POST') response.writeHead(405, { allow: 'POST, OPTIONS' }).end();
      else if (isPlanned) {
        const plan = JSON.parse((await text(request)) || '[]');
        if (!isPlan(plan)) throw new Refused(400, 'A plan is a list of answers.');
        plans.set(client, plan);
        response.writeHead(204, cors).end();
      } else await submit(request, response);
    } catch (error) {
      answer(response, ...refusal(error));
    }
  });
}
