import sharp from 'sharp';
import { Refusal, type EditorLanguage } from '../bilingual';

/** The longest side of a picture, in px. */
const longest = 1600;

/** What a photograph comes as. */
const formats = ['jpeg', 'png', 'webp'];

const unreadable = {
  fr: (name: string) =>
    `« ${name} » n’est pas une image que l’on peut lire. Choisissez un JPEG, un PNG ou un WebP.`,
  en: (name: string) =>
    `“${name}” is not a picture that can be read. Choose a JPEG, a PNG or a WebP.`,
};

/**
 * A picture as the site keeps it: WebP of at most 1600 px, upright, without what a camera has written into it.
 *
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
    throw new Refusal([unreadable[language](name)]);
  }
}
