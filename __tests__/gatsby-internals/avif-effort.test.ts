/** @jest-environment node */
import sharp from 'sharp';
import { makeAvifQuickly } from '../../src/gatsby-internals/avif-effort';

it('makes an AVIF of the asked quality with less effort', async () => {
  const picture = () => sharp('data/images/alarm.webp').resize(120);
  const options = { quality: 50 };
  const [usual, quick] = await Promise.all(
    [4, 2].map((effort) =>
      picture()
        .avif({ ...options, effort })
        .toBuffer(),
    ),
  );
  expect(usual?.equals(quick!)).toBe(false);
  expect((await picture().avif(options).toBuffer()).equals(usual!)).toBe(true);
  makeAvifQuickly();
  expect((await picture().avif(options).toBuffer()).equals(quick!)).toBe(true);
  const { format, compression } = await sharp(await picture().avif().toBuffer()).metadata();
  expect({ format, compression }).toEqual({ format: 'heif', compression: 'av1' });
});
