import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/*
 * `childImageSharp.resize` would do, but a JPG of gatsby-plugin-sharp is black where the picture is transparent: its
 * `background` only fills what is left around it.
 */

/** px; social networks show this size large and uncropped (Open Graph's 1.91 : 1). */
const size = { width: 1200, height: 630 };

/** The ground behind a render: `$body-tertiary-bg` of `src/styles/_config.scss`. */
const background = '#e9f0fa';

/** Files requested in this process: each picture is asked for once per language. */
const files = new Map<string, Promise<void>>();

/** Writes a picture on its ground, in one step: Gatsby's workers may write the same one. */
async function make(picture: string, file: string): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await sharp(picture)
    .resize({ ...size, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(part);
  await rename(part, file);
}

/** A file node of Gatsby. */
export interface PictureFile {
  absolutePath: string;
  name: string;
  internal: { contentDigest: string };
}

/** The address in the site and the size, px. */
interface SharePicture {
  src: string;
  width: number;
  height: number;
}

/**
 * The picture of a page for social networks: a picture of the site, whole on its ground. Its name holds the digest of
 * the picture, so browsers may keep it for a year, like Gatsby's own.
 */
export async function sharePicture(picture: PictureFile): Promise<SharePicture> {
  const { absolutePath, name, internal } = picture;
  const src = `/static/share/${name}-${internal.contentDigest.slice(0, 16)}.jpg`;
  const file = path.join('public', src);
  const made = files.get(file) ?? make(absolutePath, file);
  files.set(file, made);
  await made;
  return { src, ...size };
}
