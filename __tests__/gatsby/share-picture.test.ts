import sharp from 'sharp';
import { composeSharePicture } from '../../src/gatsby/share-picture';

const size = { width: 1220, height: 920 };
const sign = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
);
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const filled = (background: object | string, { width, height } = size) =>
  sharp({ create: { width, height, channels: 4, background } }).webp();

/** A red block that is neither in the middle nor as large as it can be. */
async function render(): Promise<Buffer> {
  const input = await filled('red', { width: 500, height: 400 }).toBuffer();
  return filled(clear)
    .composite([{ input, left: 20, top: 500 }])
    .toBuffer();
}

/** The colour at a point of the composed picture: its strongest channel, or `tint`. */
async function colours(picture: Buffer, places: [x: number, y: number][]) {
  const file = await composeSharePicture({ picture, tint: '#ddeeff', sign });
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  return places.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 200 && green > 200 && blue > 200) return 'light';
    return red > 100 ? 'red' : 'dark';
  });
}

it('shows a render whole and in the middle of its tint, as large as it fits', async () => {
  const seen = await colours(await render(), [
    [600, 46], // 500 x 400 becomes 688 x 550
    [600, 584],
    [262, 315],
    [938, 315],
    [600, 34],
    [600, 596],
    [250, 315],
    [950, 315],
  ]);
  expect(seen).toEqual([...Array<string>(4).fill('red'), ...Array<string>(4).fill('light')]);
});

it('fills all with a photograph', async () => {
  const photograph = await filled('red').removeAlpha().toBuffer();
  const corners: [number, number][] = [
    [2, 2],
    [1197, 2],
    [2, 627],
    [1197, 627],
  ];
  expect(await colours(photograph, corners)).toEqual(['red', 'red', 'red', 'red']);
});

it('puts the sign into a corner', async () => {
  expect(await colours(await render(), [[80, 550]])).toEqual(['dark']);
});

it('says of a picture that shows nothing, or ends too early, what is wrong', async () => {
  const parts = { tint: '#fff', sign };
  const empty = await filled(clear).toBuffer();
  await expect(composeSharePicture({ ...parts, picture: empty })).rejects.toThrow('transparent');
  const whole = await render();
  const half = whole.subarray(0, whole.length / 2);
  await expect(composeSharePicture({ ...parts, picture: half })).rejects.toThrow();
});
