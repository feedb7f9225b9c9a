import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * A local stand-in for the form service (StaticForms). It answers as the service does, and stores each request.
 *
 * @typedef {{ at: string, type: string, fields: Record<string, string | string[]>, photos?: string[] }} Received
 *   `fields`: the text of each name, or the list where a name has several; `photos`: files
 */

/** Local pages only: any other page open in the browser could fill the disk. */
const ownOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** @param {import('node:http').ServerResponse} response @param {number} status */
function answer(response, status) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: status === 200, message: STATUS_CODES[status] }));
}

/**
 * @param {import('node:http').IncomingMessage} request @returns {Promise<FormData | undefined>} undefined for no form
 */
async function formOf(request) {
  const headers = { 'content-type': String(request.headers['content-type']) };
  const body = new Response(await buffer(request), { headers });
  return body.formData().catch(() => undefined);
}

/** @param {FormData} form @returns {Received['fields']} */
function fieldsOf(form) {
  /** @type {Map<string, string[]>} */
  const fields = new Map();
  form.forEach((value, name) => {
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  );
}

/**
 * Stores the files of a form, under names that do not depend on the client.
 *
 * @param {FormData} form
 * @param {string} folder
 */
async function keepPhotos(form, folder) {
  const request = randomUUID();
  // A field without a file is posted as an empty file.
  const files = [...form.values()].filter((each) => typeof each !== 'string' && each.size > 0);
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    /** @type {File[]} */ (files).map(async (photo, index) => {
      const [, kind = 'bin'] = /^image\/(\w+)$/.exec(photo.type) ?? [];
      const file = path.join(folder, `${request}-${index + 1}.${kind}`);
      writeFileSync(file, Buffer.from(await photo.arrayBuffer()));
      return file;
    }),
  );
}

/**
 * @param {object} options
 * @param {string} options.file where requests are stored, one JSON object per line; their photos are in a folder
 *   beside it
 * @param {(received: Received) => void} [options.onReceive]
 * @returns {import('node:http').Server} not yet listening
 */
export function createFormReceiver({ file, onReceive = () => {} }) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function submit(request, response) {
    const form = await formOf(request);
    if (!form) return answer(response, 400);
    const fields = fieldsOf(form);
    const wantsPage = String(request.headers.accept).includes('text/html');
    if (wantsPage && fields.redirectTo) response.setHeader('location', fields.redirectTo);
    const photos = await keepPhotos(form, path.join(path.dirname(file), 'photos'));
    const received = {
      at: new Date().toISOString(),
      type: String(request.headers['content-type']).split(';')[0] ?? '',
      fields,
      ...(photos.length > 0 && { photos }),
    };
    appendFileSync(file, `${JSON.stringify(received)}\n`);
    onReceive(received);
    return response.hasHeader('location') ? response.writeHead(303).end() : answer(response, 200);
  }

  return createServer(async (request, response) => {
    const { origin } = request.headers;
    try {
      if (origin && !ownOrigin.test(origin)) return answer(response, 403);
      if (origin) response.setHeader('access-control-allow-origin', origin);
      if (request.method === 'POST') return await submit(request, response);
      response.setHeader('access-control-allow-headers', 'content-type, accept');
      return response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      return answer(response, 500);
    }
  });
}
