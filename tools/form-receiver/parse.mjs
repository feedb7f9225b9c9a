import { json } from 'node:stream/consumers';
import busboy from 'busboy';

/**
 * The fields of a form post: multipart or urlencoded as a browser sends it, or JSON.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, string>>}
 * @throws if the body is of another type or broken
 */
export async function parseForm(request) {
  const type = String(request.headers['content-type'] ?? '');
  if (type.startsWith('application/json')) return parseJson(request);
  return new Promise((resolve, reject) => {
    /** @type {Record<string, string>} */
    const fields = {};
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' });
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('close', () => resolve(fields));
    parser.on('error', reject);
    request.on('aborted', () => reject(new Error('the request was cut off')));
    request.pipe(parser);
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, string>>}
 */
async function parseJson(request) {
  const value = await json(request);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error('the JSON is not an object');
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]));
}
