import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import categories from '../../data/categories.json';
import references from '../../data/references.json';
import services from '../../data/services.json';

const images = 'data/images';
const pictures = fs.readdirSync(images).filter((file) => !file.endsWith('.json'));
/** The width at which pages show a detail's and a card's picture, px; on dense screens it is that of the source. */
const SHOWN = 610;
const SURFACES = [
  'body-bg',
  'body-secondary-bg',
  'body-tertiary-bg',
  'electricity',
  'renewable',
  'it',
];

/** Opacity (of 255) from which on a pixel is the subject itself. */
const SOLID = 250;
/** Brightness (of 255) that a pixel of the rim may lack against both its sides: 5 %. */
const TOLERANCE = 13;
/**
 * Share of the rim that may be darker still: where two edges meet, what lies beside a pixel is neither of its sides. The
 * smaller a picture, the more of it are corners and thin edges.
 */
const CORNERS = { source: 0.01, shown: 0.03 };

function brightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Brightness of each colour that pictures stand on, in one colour mode. */
function grounds(mode: 'light' | 'dark'): number[] {
  const styles = fs.readFileSync('src/styles/_config.scss', 'utf8');
  const suffix = mode === 'dark' ? '-dark' : '';
  const [, tints = ''] =
    new RegExp(`\\$theme-colors-bg-subtle${suffix}: \\((.*?)\\)`, 's').exec(styles) ?? [];
  return SURFACES.map((name) => {
    const value =
      new RegExp(`'${name}': #(\\w+)`).exec(tints) ??
      new RegExp(`\\$${name}${suffix}: #(\\w+)`).exec(styles);
    const hex = value?.[1];
    if (!hex) throw new Error(`The ${mode} mode has no colour ${name}.`);
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const channel = (at: number) => parseInt(digits.slice(at, at + 2), 16);
    return brightness(channel(0), channel(2), channel(4));
  });
}

/** How much of a picture's rim is darker than the subject inside it and the ground outside it, 0 to 1. */
async function darkRim(picture: sharp.Sharp, onto: number[]): Promise<number> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacity = (pixel: number) => data[pixel * 4 + 3]!;
  const own = (pixel: number) => {
    const at = pixel * 4;
    const alpha = data[at + 3]! / 255;
    const light = alpha * brightness(data[at]!, data[at + 1]!, data[at + 2]!);
    return { light, through: 1 - alpha };
  };
  const isDark = (pixel: number, inwards: number) => {
    const rim = own(pixel);
    const sides = [1, 2, -3].map((steps) => own(pixel + steps * inwards));
    return onto.some((ground) => {
      const limit = rim.light + rim.through * ground + TOLERANCE;
      return sides.every(({ light, through }) => light + through * ground > limit);
    });
  };
  const directions = [1, -1, width, -width];
  let [rim, dark] = [0, 0];
  for (let pixel = 4 * width; pixel < (height - 4) * width; pixel++) {
    if (opacity(pixel) >= SOLID) continue;
    for (const inwards of directions) {
      if (opacity(pixel + inwards) < SOLID) continue;
      if (opacity(pixel - 2 * inwards) >= SOLID || opacity(pixel - 3 * inwards) >= SOLID) continue;
      rim++;
      if (isDark(pixel, inwards)) dark++;
    }
  }
  return rim === 0 ? 0 : dark / rim;
}

test('no picture has a dark rim on any ground it stands on, in full size or as pages show it', async () => {
  const [light, dark] = [grounds('light'), grounds('dark')];
  const rims = await Promise.all(
    pictures.map(async (file) => {
      const onto = path.parse(file).name.endsWith('_night') ? dark : [255, ...light, ...dark];
      const source = sharp(path.join(images, file));
      return {
        file,
        source: await darkRim(source, onto),
        shown: await darkRim(source.clone().resize(SHOWN), onto),
      };
    }),
  );
  const isDark = ({ source, shown }: (typeof rims)[number]) =>
    source > CORNERS.source || shown > CORNERS.shown;
  expect(rims.filter(isDark)).toEqual([]);
});

test('what stands large on a page has a picture by night: tiles, banners, projects, contact, not found', () => {
  const own = [...categories, ...services, ...references].map(({ image }) => path.basename(image));
  const large = [...own, 'home_hero.png', 'van_workshop.png', 'contact.png', 'not_found.png'];
  const without = large.filter((file) => !pictures.includes(file.replace('.', '_night.')));
  expect(without).toEqual([]);
});
