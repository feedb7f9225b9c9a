import { expect, type Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fieldOf } from './forms';
import { arrived } from './receiver';

/** A file as a test gives it to a field. */
interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a telephone writes into a photograph beside the picture: its make, and where it was. */
const notes = {
  IFD0: { Make: 'Telltale', Model: 'T1' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1', GPSLongitudeRef: 'E' },
};

/** A photograph as a telephone takes it, with the place and the device. Its sensor can lie on its side. */
export async function photograph(
  name: string,
  { width = 4000, height = 3000, onItsSide = false } = {},
): Promise<GivenFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2c9c66' } });
  const buffer = await picture
    .jpeg()
    .withExif(notes)
    .withMetadata(onItsSide ? { orientation: 6 } : {})
    .toBuffer();
  expect(buffer.includes('Telltale') && buffer.includes('Exif')).toBe(true);
  return { name, mimeType: 'image/jpeg', buffer };
}

export const photoField = (form: Locator) => fieldOf(form, 'attachments');

/** The buttons that remove a photograph, one each. */
export const removeButtons = (form: Locator) => form.getByRole('listitem').getByRole('button');

/** Width and height of the photographs that came with a request: JPEG files without a note of where they come from. */
export const sizesReceived = (email: string) =>
  Promise.all(
    (arrived(email)[0]?.photos ?? []).map(async (file) => {
      const { format, width, height, exif, xmp, iptc } = await sharp(file).metadata();
      expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined]);
      expect(readFileSync(file, 'latin1')).not.toMatch(/Telltale|Exif/);
      return [width, height];
    }),
  );
