import sharp from 'sharp';
import { type EditorLanguage, quoted, Refusal } from './bilingual';

/** Longer side of a picture, in px. */
const longest = 1600;

/** Accepted formats of photographs. */
const formats = ['jpeg', 'png', 'webp'];

/**
 * Converts a picture for the site: WebP of at most 1600 px, upright, without the camera's metadata.
 *
 * @param name of the file, for the owner
 * @throws {Refusal} if it cannot be read
 */
export async function webpFrom(
  content: Buffer,
  name: string,
  language: EditorLanguage,
): Promise<Buffer> {
  try {
    const { format } = await sharp(content).metadata();
    if (!formats.includes(format)) throw new Error(format);
    return await sharp(content)
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    const words = {
      fr: 'n’est pas une image que l’on peut lire. Choisissez un JPEG, un PNG ou un WebP.',
      en: 'is not a picture that can be read. Choose a JPEG, a PNG or a WebP.',
    };
    throw new Refusal([`${quoted(name, language)} ${words[language]}`]);
  }
}
