// Creates the icons in static/ from the logo: `node art/icons.mjs`. Builds do not run it.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const arm = 'M2 5h7.2l7.9 17.3-3.35 8.4Z';
const bolt = 'M23.6 5H32l-4.4 9.4h4.4L15.4 31l4.9-12.2h-3Z';
const navy = '#14305c';
const amber = '#ffb31a';

/** Centre and width of the logo on its grid of 34. */
const middle = { x: 17, y: 18 };
const width = 30;

/** @param {number} share of the icon that the logo fills; a mask may cut off the rest */
const icon = (size, share, rounded = 0) => {
  const scale = (100 * share) / width;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
      <rect width="100" height="100" rx="${rounded}" fill="${navy}"/>
      <g transform="translate(50 50) scale(${scale}) translate(${-middle.x} ${-middle.y})">
        <path fill="#fff" d="${arm}"/><path fill="${amber}" d="${bolt}"/>
      </g>
    </svg>`),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** Wraps a PNG in the .ico format: a header of 6 bytes, an entry of 16, the picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile('static/icon-192.png', await icon(192, 0.52));
await writeFile('static/icon-512.png', await icon(512, 0.52));
await writeFile('static/apple-touch-icon.png', await icon(180, 0.6));
await writeFile('static/favicon.ico', ico(await icon(32, 0.74, 22), 32));
