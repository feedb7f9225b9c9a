import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import { contentType } from './files.mjs';

/**
 * @typedef {{ body: Buffer, encoding?: 'br' | 'gzip', etag: string }} Packed
 */

/** @type {Map<string, Promise<Packed>>} */
const packed = new Map();

const brotli = (/** @type {Buffer} */ body) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/**
 * A file's bytes as they go over the wire, each packed once.
 *
 * @param {string} file
 * @param {string} accepted the request's accept-encoding
 * @returns {Promise<Packed>}
 */
export async function pack(file, accepted) {
  const { mtimeMs, size } = await stat(file);
  const wanted = !compressible(contentType(file))
    ? undefined
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined;
  const key = [file, mtimeMs, size, wanted].join('|');
  const known = packed.get(key);
  if (known) return known;
  const made = make(file, wanted);
  packed.set(key, made);
  return made;
}

/**
 * @param {string} file
 * @param {'br' | 'gzip' | undefined} encoding
 * @returns {Promise<Packed>}
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
