// Measures that no picture has a dark rim on any ground it stands on, in full size or as pages show it, and that no
// shadow fills its frame: node art/check-pictures.mjs [NAME ...]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { REACH, distances } from './finish.mjs';

const root = path.join(import.meta.dirname, '..');
const images = path.join(root, 'data/images');
const SHOWN = 610; // px: width of pictures in details and cards; on dense screens it is that of the source
const SURFACES = [
  'body-bg',
  'body-secondary-bg',
  'body-tertiary-bg',
  'electricity',
  'renewable',
  'it',
];
const SOLID = 250; // minimum opacity (of 255) of a pixel of the subject itself
const TOLERANCE = 13; // how much darker (of 255) a pixel of the rim may be than both its sides: 5 %

// Share of the rim that may be darker still: at corners, the neighbours of a pixel are neither of its sides. Smaller
// pictures have relatively more corners and thin edges.
const CORNERS = { source: 0.01, shown: 0.03 };

const brightness = (red, green, blue) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Brightness of each background of pictures: `suffix` is '' in the light mode and '-dark' in the dark one. */
function grounds(suffix) {
  const styles = readFileSync(path.join(root, 'src/styles/_config.scss'), 'utf8');
  const [, tints = ''] =
    new RegExp(`\\$theme-colors-bg-subtle${suffix}: \\((.*?)\\)`, 's').exec(styles) ?? [];
  return SURFACES.map((name) => {
    const [, hex] =
      new RegExp(`'${name}': #(\\w+)`).exec(tints) ??
      new RegExp(`\\$${name}${suffix}: #(\\w+)`).exec(styles) ??
      [];
    if (!hex) throw new Error(`src/styles/_config.scss has no colour ${name}${suffix}`);
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return brightness(...[0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)));
  });
}

/** Share of a picture's rim that is darker than both the subject inside and the background outside, 0 to 1. */
async function darkRim(picture, onto) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacity = (pixel) => data[pixel * 4 + 3];
  const own = (pixel) => {
    const at = pixel * 4;
    const alpha = data[at + 3] / 255;
    return {
      light: alpha * brightness(data[at], data[at + 1], data[at + 2]),
      through: 1 - alpha,
    };
  };
  const isDark = (pixel, inwards) => {
    const rim = own(pixel);
    const sides = [1, 2, -3].map((steps) => own(pixel + steps * inwards));
    return onto.some((ground) => {
      const limit = rim.light + rim.through * ground + TOLERANCE;
      return sides.every(({ light, through }) => light + through * ground > limit);
    });
  };
  let [rim, dark] = [0, 0];
  for (let pixel = 4 * width; pixel < (height - 4) * width; pixel++) {
    if (opacity(pixel) >= SOLID) continue;
    for (const inwards of [1, -1, width, -width]) {
      if (opacity(pixel + inwards) < SOLID) continue;
      if (opacity(pixel - 2 * inwards) >= SOLID || opacity(pixel - 3 * inwards) >= SOLID) continue;
      rim++;
      if (isDark(pixel, inwards)) dark++;
    }
  }
  return rim === 0 ? 0 : dark / rim;
}

/** Maximum opacity, 0 to 255, beyond the reach of a shadow, where it would be cut off visibly by the frame. */
async function strayShadow(picture) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const far = distances(data, info);
  const isBeyond = (steps) => steps > REACH * info.width && steps < Infinity;
  return far.reduce(
    (most, steps, pixel) => (isBeyond(steps) ? Math.max(most, data[pixel * 4 + 3]) : most),
    0,
  );
}

const names = process.argv.slice(2);
const pictures = readdirSync(images)
  .filter((file) => file.endsWith('.png'))
  .map((file) => path.parse(file).name);
const unknown = names.filter((name) => !pictures.includes(name));
if (unknown.length > 0) {
  console.error(`data/images has no ${unknown.map((name) => `${name}.png`).join(', ')}`);
  process.exit(1);
}
const [light, dark] = [grounds(''), grounds('-dark')];
for (const name of names.length > 0 ? names : pictures) {
  const onto = name.endsWith('_night') ? dark : [255, ...light, ...dark];
  const source = sharp(path.join(images, `${name}.png`));
  const rims = {
    source: await darkRim(source, onto),
    shown: await darkRim(source.clone().resize(SHOWN), onto),
  };
  const stray = await strayShadow(source.clone());
  if (stray > 0) {
    console.error(
      `${name}: a shadow of ${stray} of 255 lies far from the subject and shows the frame`,
    );
    process.exitCode = 1;
  }
  for (const [size, rim] of Object.entries(rims))
    if (rim > CORNERS[size]) {
      console.error(`${name}, ${size}: ${(100 * rim).toFixed(1)} % of its rim is dark`);
      process.exitCode = 1;
    }
}
