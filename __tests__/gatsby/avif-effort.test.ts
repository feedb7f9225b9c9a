import sharp from 'sharp';
import { checkAvifEffort, makeAvifQuickly } from '../../src/gatsby/avif-effort';

const { prototype } = sharp as unknown as { prototype: Record<'avif' | 'heif', unknown> };
const { avif } = prototype;
afterEach(() => Object.assign(prototype, { avif }));

it('says what to do when sharp has no such method', () => {
  Reflect.deleteProperty(prototype, 'avif');
  expect(makeAvifQuickly).toThrow('avif-effort.ts: sharp has no method "avif". Adapt the file');
});

it('makes an AVIF of the given quality at effort 2, and says when a build made none so', () => {
  const heif = jest.spyOn(sharp.prototype as typeof prototype, 'heif' as never);
  makeAvifQuickly();
  expect(() => checkAvifEffort(false)).not.toThrow();
  expect(() => checkAvifEffort(true)).toThrow('made AVIFs without calling "avif" of sharp');
  sharp().avif({ quality: 50 });
  expect(heif).toHaveBeenCalledWith({ quality: 50, effort: 2, compression: 'av1' });
  expect(() => checkAvifEffort(true)).not.toThrow();
});
