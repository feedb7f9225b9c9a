import busboy from 'busboy';
import { buffer } from 'node:stream/consumers';
import { limits, Refused } from './photos.mjs';

/** @typedef {Record<string, string | string[]>} Fields the text of each name, or the list where a name has several */

/**
 * The fields and files of a form post, multipart or urlencoded.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ fields: Fields, files: Buffer[] }>}
 * @throws if the body has another type or is broken; {@link Refused} for too many or too large files or fields
 */
export function parseForm(request) {
  return new Promise((resolve, reject) => {
    /** @type {Fields} */
    const fields = Object.create(null); // a field may be called `__proto__`
    /** @type {Promise<Buffer>[]} */
    const reading = [];
    /** @type {Refused | undefined} */
    let refused;
    const parser = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: limits.files, fileSize: limits.bytes, fieldSize: limits.field },
    });
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated)
        refused = new Refused(413, `A field is larger than ${limits.field / 1e6} MB.`);
      fields[name] = name in fields ? [fields[name] ?? '', value].flat() : value;
    });
    parser.on('file', (_name, stream) => {
      stream.on('limit', () => {
        refused = new Refused(413, `A file is larger than ${limits.bytes / 1e6} MB.`);
      });
      reading.push(buffer(stream));
    });
    parser.on('filesLimit', () => {
      refused = new Refused(413, `More than ${limits.files} files.`);
    });
    // Only now: a browser reads no answer before it has sent everything.
    parser.on('close', () => {
      if (refused) return reject(refused);
      // A field without a file is posted as an empty one.
      Promise.all(reading)
        .then((files) => resolve({ fields, files: files.filter(({ length }) => length > 0) }))
        .catch(reject);
    });
    parser.on('error', reject);
    request.on('aborted', () => reject(new Error('the request was cut off')));
    request.pipe(parser);
  });
}
