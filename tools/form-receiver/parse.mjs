import busboy from 'busboy';

/**
 * The fields of a form post, multipart or urlencoded.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, string>>}
 * @throws if the body has another type or is broken
 */
export function parseForm(request) {
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
