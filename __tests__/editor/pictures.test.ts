import sharp from 'sharp';
import { Refusal } from '../../editor/bilingual';
import { webpFrom } from '../../editor/pictures';
import { picture } from '../support/small-project';

const exif = { IFD0: { Model: 'Camera 3000' }, IFD3: { GPSLatitudeRef: 'N' } };

it('makes WebP of at most 1600 px, without what a camera has written into it', async () => {
  const photo = await picture(3000, 1500).withExif(exif).png().toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Camera 3000');
  const content = await webpFrom(photo, 'photo.png', 'fr');
  const { format, width, height, exif: left, icc } = await sharp(content).metadata();
  expect([format, width, height, left, icc]).toEqual(['webp', 1600, 800, undefined, undefined]);
  expect(content.includes('Camera 3000')).toBe(false);
});

it('turns a picture upright, and does not enlarge a small one', async () => {
  const lying = await picture(700, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(
    await webpFrom(lying, 'a.jpg', 'fr'),
  ).metadata();
  expect([width, height, orientation]).toEqual([500, 700, undefined]);
});

it.each([
  ['fr', '«\u00a0plan.pdf\u00a0» n’est pas une image que l’on peut lire.'],
  ['en', '“plan.pdf” is not a picture that can be read.'],
] as const)('refuses what is no picture, in words: %s', async (language, sentence) => {
  const act = webpFrom(Buffer.from('%PDF-1.7'), 'plan.pdf', language);
  await expect(act).rejects.toThrow(Refusal);
  await expect(act).rejects.toThrow(sentence);
});
