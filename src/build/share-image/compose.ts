import sharp from 'sharp';

/** px; what social networks show large and uncut (Open Graph's 1.91 : 1). */
export const shareSize = { width: 1200, height: 630 };

/** Largest file, bytes: some networks leave out what takes them too long to fetch. */
const shareLimit = 100 * 1024;

/** Least distance of a render from the edges, px. */
const margin = 40;

/** The sign on its plate, in the lower left corner, px. */
const plate = { size: 96, radius: 24, inset: 32 };
const signSize = 60;

/** Quality of the JPEG: the first that gives a file small enough, or else the last. */
const qualities = [86, 78, 70, 60, 50];

/** Between the steps nothing is lost. */
const uncompressed = { compressionLevel: 0 };

interface Parts {
  /** A picture of `data/images`. */
  picture: Buffer;
  /** Colour of the ground behind a render, `#ddf1e4`. */
  tint: string;
  /** The sign of the business, SVG. */
  sign: Buffer;
}

const plateOf = (sign: Buffer) => {
  const { size, radius } = plate;
  const at = (size - signSize) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" rx="${radius}" fill="#fff"/>
      <image x="${at}" y="${at}" width="${signSize}" height="${signSize}" href="data:image/svg+xml;base64,${sign.toString('base64')}"/>
    </svg>`,
  );
};

/** A render without the empty space around it, as large as it fits; a photograph fills all. Throws if it shows nothing. */
async function subjectOf(picture: Buffer): Promise<Buffer> {
  const { isOpaque, channels } = await sharp(picture).stats();
  if (isOpaque)
    return sharp(picture)
      .resize({ ...shareSize, position: 'attention' })
      .png(uncompressed)
      .toBuffer();
  if (channels.at(-1)?.max === 0) throw new Error('all of it is transparent');
  const { width, height } = shareSize;
  return sharp(picture)
    .trim({ threshold: 1 })
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'inside' })
    .png(uncompressed)
    .toBuffer();
}

/**
 * Composes the picture that stands for a page in social networks, without words: the subject on its tint, with the sign.
 *
 * @returns a JPEG of `shareSize`
 * @throws if the picture cannot be read to its end, or shows nothing
 */
export async function composeShareImage({ picture, tint, sign }: Parts): Promise<Buffer> {
  const { size, inset } = plate;
  const composed = await sharp({ create: { ...shareSize, channels: 3, background: tint } })
    .composite([
      { input: await subjectOf(picture) },
      { input: plateOf(sign), left: inset, top: shareSize.height - inset - size },
    ])
    .png(uncompressed)
    .toBuffer();
  let file = composed;
  for (const quality of qualities) {
    file = await sharp(composed)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (file.length <= shareLimit) break;
  }
  return file;
}
