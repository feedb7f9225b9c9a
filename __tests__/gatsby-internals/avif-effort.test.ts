/** @jest-environment node */
import sharp from 'sharp';
import { checkAvifEffort, makeAvifQuickly } from '../../src/gatsby-internals/avif-effort';

const picture = () => sharp('data/images/alarm.webp').resize(120);

// The order of these tests matters: the second one changes sharp for the third.
it('says what to do when sharp has no such method', () => {
  const { prototype } = sharp as unknown as { prototype: { avif?: unknown } };
  const { avif } = prototype;
  delete prototype.avif;
  expect(makeAvifQuickly).toThrow(
    'src/gatsby-internals/avif-effort.ts: sharp has no method "avif". Adapt the file to the installed version, or delete it and what imports it.',
  );
  prototype.avif = avif;
});

it('says what to do when a build made AVIFs without the method', () => {
  makeAvifQuickly();
  expect(() => checkAvifEffort(false)).not.toThrow();
  expect(() => checkAvifEffort(true)).toThrow(
    'src/gatsby-internals/avif-effort.ts: gatsby-plugin-sharp made AVIFs without calling "avif" of sharp.',
  );
});

it('makes an AVIF of the given quality at effort 2', async () => {
  const heif = (effort: number) => picture().heif({ quality: 50, effort, compression: 'av1' });
  const [usual, quick] = await Promise.all([heif(4).toBuffer(), heif(2).toBuffer()]);
  expect(usual.equals(quick)).toBe(false);
  const made = await picture().avif({ quality: 50 }).toBuffer();
  expect(made.equals(quick)).toBe(true);
  expect(() => checkAvifEffort(true)).not.toThrow();
});
