import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/**
 * What the receiver takes, as a form service would. `bytes` of each file, which without script comes as it was taken;
 * `field`: bytes of each text.
 */
export const limits = { files: 3, bytes: 30_000_000, field: 1_000_000 };

/** A request that is refused, with the status of its answer. */
export class Refused extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Brands of HEIC pictures (ISO/IEC 23008-12). */
const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The type of a picture by its first bytes: a client can call it anything.
 *
 * @param {Buffer} content
 * @returns {'jpg' | 'png' | 'webp' | 'heic' | undefined}
 */
function typeOf(content) {
  const text = content.toString('latin1', 0, 12);
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  return text.slice(4, 8) === 'ftyp' && heic.includes(text.slice(8)) ? 'heic' : undefined;
}

/**
 * Keeps the pictures of a request, under names that owe nothing to the client.
 *
 * @param {Buffer[]} contents
 * @param {string} folder
 * @returns {string[]} their paths
 * @throws {Refused} if one is no picture; then, and if the disk takes one no more, none is kept
 */
export function keepPhotos(contents, folder) {
  const request = randomUUID();
  const files = contents.map((content, index) => {
    const type = typeOf(content);
    if (!type) throw new Refused(415, `File ${index + 1} is no JPEG, PNG, WebP or HEIC picture.`);
    return { content, file: path.join(folder, `${request}-${index + 1}.${type}`) };
  });
  if (files.length > 0) mkdirSync(folder, { recursive: true });
  const names = files.map(({ file }) => file);
  try {
    for (const { file, content } of files) writeFileSync(file, content);
  } catch (error) {
    dropPhotos(names);
    throw error;
  }
  return names;
}

/** @param {string[]} files photographs of a request that could not be stored */
export function dropPhotos(files) {
  for (const file of files) rmSync(file, { force: true });
}
