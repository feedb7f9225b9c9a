import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureInData } from '../content/model/fields';

/** px; social networks show this size large and uncropped (Open Graph's 1.91 : 1). */
const size = { width: 1200, height: 630 };

/** Minimum distance of a render from the edges, px. */
const margin = 40;

/** Kept from build to build, and by browsers for a year, like Gatsby's own pictures. */
const folder = '/static/share';

/** Part of the file names. Increase it when this file's output changes. */
const version = '1';

/** Bootstrap's variables. */
const config = path.join('src', 'styles', '_config.scss');

/**
 * The tint of a category, or of none, in the light mode: its colour in `$theme-colors-bg-subtle`, or
 * `$body-tertiary-bg`.
 *
 * @throws if the configuration has neither
 */
async function tintOf(category = ''): Promise<string> {
  const styles = await readFile(config, 'utf8');
  const [, tints = ''] = /\$theme-colors-bg-subtle: \((.*?)\)/s.exec(styles) ?? [];
  const tint =
    new RegExp(`'${category}': (#[0-9a-f]{3,6})`).exec(tints)?.[1] ??
    /\$body-tertiary-bg: (#[0-9a-f]{3,6})/.exec(styles)?.[1];
  if (!tint) throw new Error(`${config}: there is no colour "$body-tertiary-bg"`);
  return tint;
}

/** A render, trimmed and as large as fits; a photograph covers all. Throws if the picture is empty. */
async function subjectOf(picture: Buffer): Promise<Buffer> {
  const { isOpaque, channels } = await sharp(picture).stats();
  if (isOpaque)
    return sharp(picture)
      .resize({ ...size, position: 'attention' })
      .png()
      .toBuffer();
  if (channels.at(-1)?.max === 0) throw new Error('all of it is transparent');
  const [width, height] = [size.width - 2 * margin, size.height - 2 * margin];
  return sharp(picture)
    .trim({ threshold: 1 })
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer();
}

/** The sign of the business on a plate of 96 px. */
const plateOf = (sign: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
      <rect width="96" height="96" rx="24" fill="#fff"/>
      <image x="18" y="18" width="60" height="60" href="data:image/svg+xml;base64,${sign.toString('base64')}"/>
    </svg>`,
  );

interface Parts {
  /** A picture of `data/images`. */
  picture: Buffer;
  /** Colour of the ground behind a render, `#ddf1e4`. */
  tint: string;
  /** The sign of the business, SVG. */
  sign: Buffer;
}

/**
 * Composes the picture of a page for social networks, without words: the subject on its tint, with the sign in the
 * lower left corner.
 *
 * @returns a JPEG
 * @throws if the picture cannot be decoded completely, or is empty
 */
export async function composeSharePicture({ picture, tint, sign }: Parts): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: tint } })
    .composite([
      { input: await subjectOf(picture) },
      { input: plateOf(sign), left: 32, top: size.height - 32 - 96 },
    ])
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Files requested in this process. */
const files = new Map<string, Promise<void>>();

/** Writes a file atomically: Gatsby's workers may write the same one, and a build may end early. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
}

/** The address in the site and the size, px. */
interface SharePicture {
  src: string;
  width: number;
  height: number;
}

/**
 * The share picture of a page. It is composed once, as its name contains a hash of its parts.
 *
 * @param image a picture as its file names it, `../images/alarm.png` or `./images/share_card.png`
 * @param category slug of the category whose tint is behind it, if any
 * @throws if the picture cannot be used, with its name
 */
export async function sharePicture(image: string, category?: string): Promise<SharePicture> {
  const source = path.join('data', pictureInData(image));
  const [picture, sign, tint] = await Promise.all([
    readFile(source),
    readFile(path.join('static', 'favicon.svg')),
    tintOf(category),
  ]);
  const hash = [picture, sign, tint, version]
    .reduce((all, part) => all.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  const src = `${folder}/${path.parse(image).name}-${hash}.jpg`;
  const file = path.join('public', src);
  const make = async () => {
    if (existsSync(file)) return;
    const content = await composeSharePicture({ picture, tint, sign }).catch((error: Error) => {
      const message = `${source}: no share picture can be made of it: ${error.message}.`;
      throw new Error(message, { cause: error });
    });
    await writeWhole(file, content);
  };
  const made = files.get(file) ?? make();
  files.set(file, made);
  await made;
  return { src, ...size };
}
