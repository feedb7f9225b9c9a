import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moveOver } from '../move-over';
import { pictureKey } from '../../content/pictures';
import { composeShareImage, shareSize } from './compose';
import { tintOf } from './tint';

/** Gatsby bundles the composer elsewhere, and runs it in the project's folder. */
const composer = path.join('src', 'build', 'share-image', 'compose.ts');
const signFile = path.join('static', 'favicon.svg');

/** Kept from build to build, and by browsers for a year, like Gatsby's own pictures. */
const folder = '/static/share';

/** The files that this process has asked for. */
const files = new Map<string, Promise<void>>();

/** Puts a file in its place in one step: Gatsby's workers may make the same one, and a build may end early. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await moveOver(part, file);
}

/** The address in the site and the size, px. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
}

/**
 * The share picture of a service or a category. It is composed once: what it is made of is in its name.
 *
 * @param image a record's picture, `images/alarm.png`
 * @param category slug of the category whose tint is behind it
 * @throws if the picture cannot be used, with its name
 */
export async function shareImage(image: string, category: string): Promise<ShareImage> {
  const source = `data/${image}`;
  const [picture, sign, code, tint] = await Promise.all([
    readFile(source),
    readFile(signFile),
    readFile(composer),
    tintOf(category),
  ]);
  const hash = [picture, sign, code, tint]
    .reduce((all, part) => all.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  const src = `${folder}/${pictureKey(image)}-${hash}.jpg`;
  const file = path.join('public', src);
  const make = async () => {
    if (existsSync(file)) return;
    const content = await composeShareImage({ picture, tint, sign }).catch((error: Error) => {
      const message = `${source}: no share picture can be made of it: ${error.message}.`;
      throw new Error(message, { cause: error });
    });
    await writeWhole(file, content);
  };
  const made = files.get(file) ?? make();
  files.set(file, made);
  await made;
  return { src, ...shareSize };
}
