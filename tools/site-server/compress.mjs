import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import { contentType } from './files.mjs';

/**
 * @typedef {{ body: Buffer, encoding?: 'br' | 'gzip', etag: string }} Compressed
 */

/** @type {Map<string, Promise<Compressed>>} */
const cache = new Map();

const brotli = (/** @type {Buffer} */ body) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/**
 * Reads and compresses a file, once for each encoding.
 *
 * @param {string} file
 * @param {string} accepted the request's accept-encoding
 * @returns {Promise<Compressed>}
 */
export async function compress(file, accepted) {
  const { mtimeMs, size } = await stat(file);
  const wanted = !compressible(contentType(file))
    ? undefined
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined;
  const key = [file, mtimeMs, size, wanted].join('|');
  const known = cache.get(key);
  if (known) return known;
  const made = make(file, wanted);
  cache.set(key, made);
  return made;
}

/**
 * @param {string} file
 * @param {'br' | 'gzip' | undefined} encoding
 * @returns {Promise<Compressed>}
 */
async function make(file, encoding) {
  const plain = await readFile(file);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}${encoding ? `-${encoding}` : ''}"`;
  if (!encoding) return { body: plain, etag };
  return {
    body: await (encoding === 'br' ? brotli(plain) : promisify(gzip)(plain)),
    encoding,
    etag,
  };
}
