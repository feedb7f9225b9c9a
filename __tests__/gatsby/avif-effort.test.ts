/** @jest-environment node */
import sharp from 'sharp';
import { checkAvifEffort, makeAvifQuickly } from '../../src/gatsby/avif-effort';

const picture = () => sharp('data/images/share_card.png').resize(120);

it('says what to do when sharp has no such method', () => {
  const { prototype } = sharp as unknown as { prototype: { avif?: unknown } };
  const { avif } = prototype;
  delete prototype.avif;
  expect(makeAvifQuickly).toThrow('avif-effort.ts: sharp has no method "avif". Adapt the file');
  prototype.avif = avif;
});

it('makes an AVIF of the given quality at effort 2, and says when a build made none so', async () => {
  makeAvifQuickly();
  expect(() => checkAvifEffort(false)).not.toThrow();
  expect(() => checkAvifEffort(true)).toThrow('made AVIFs without calling "avif" of sharp');
  const heif = (effort: number) => picture().heif({ quality: 50, effort, compression: 'av1' });
  const [usual, quick] = await Promise.all([heif(4).toBuffer(), heif(2).toBuffer()]);
  expect(usual.equals(quick)).toBe(false);
  const made = await picture().avif({ quality: 50 }).toBuffer();
  expect(made.equals(quick)).toBe(true);
  expect(() => checkAvifEffort(true)).not.toThrow();
});
