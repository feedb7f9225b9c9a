import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);

const compressors = {
  br: (/** @type {Buffer} */ body) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** @typedef {keyof typeof compressors} Encoding */

/** @typedef {{ version: string, bodies: Map<Encoding, Promise<Buffer>> }} Copies of one state of a file */

/**
 * Makes what compresses files, and keeps a copy of each for as long as the file stays as it is.
 *
 * @returns {{ compressed: (file: string, encoding: Encoding) => Promise<{ body: Buffer, etag: string }>, forget: () => void }}
 *   `forget` drops all copies
 */
export function createCompressor() {
  /** @type {Map<string, Copies>} */
  const known = new Map();
  return {
    async compressed(file, encoding) {
      const { mtimeMs, size } = await stat(file);
      const version = `${size.toString(36)}-${mtimeMs.toString(36)}`;
      let copies = known.get(file);
      if (copies?.version !== version) {
        copies = { version, bodies: new Map() };
        known.set(file, copies);
      }
      let body = copies.bodies.get(encoding);
      if (!body) {
        body = readFile(file).then(compressors[encoding]);
        body.catch(() => known.delete(file));
        copies.bodies.set(encoding, body);
      }
      return { body: await body, etag: `W/"${version}-${encoding}"` };
    },
    forget: () => known.clear(),
  };
}
