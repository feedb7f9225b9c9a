import sharp from 'sharp';
import { nightPicture, picturesOfPages } from '../src/content/pictures';
import type { Source } from '../src/content/read';
import { texts } from '../src/content/words';
import { type EditorLanguage, Refusal } from './bilingual';
import { slugFrom } from './documents/places';
import { isObject, type Json } from './json';
import type { Edit } from './save/changes';
import type { Project } from './store/content';

/** The pictures of the site: as they are taken, named and written, and which of them a page shows. */

/** The longest side of a picture, in px. */
const longest = 1600;

/** What a photograph comes as. */
const formats = ['jpeg', 'png', 'webp'];

const unreadable = {
  fr: (name: string) =>
    `«\u00a0${name}\u00a0» n’est pas une image que l’on peut lire. Choisissez un JPEG, un PNG ou un WebP.`,
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

/** The French alternative text beside a picture in a document, if it is there. */
function textBeside(value: Json, image: string): string | undefined {
  if (Array.isArray(value))
    return value.map((item) => textBeside(item, image)).find((text) => text !== undefined);
  if (!isObject(value)) return undefined;
  const field = Object.keys(value).find((key) => value[key] === image);
  const text = field && value[`${field}Alt`];
  if (typeof text === 'string' && text) return text;
  return textBeside(Object.values(value), image);
}

/** A name for a picture, with a number if it is taken. */
function freeName(stem: string, taken: readonly string[]): string {
  let name = `${stem}.webp`;
  for (let number = 2; taken.includes(name); number++) name = `${stem}_${number}.webp`;
  return name;
}

const renamed = (text: string | null, names: Map<string, string>) =>
  [...names].reduce<string | null>(
    (changed, [from, to]) => changed?.replaceAll(JSON.stringify(from), JSON.stringify(to)) ?? null,
    text,
  );

/** Pictures that were chosen in the editor. Each is written with the first document that shows it, named by what it shows. */
export class ChosenPictures {
  /** Not written yet: by the file that the editor knows, `images/img_1234.webp`. */
  readonly #waiting = new Map<string, Buffer>();
  /** The better names of those that were written, by the file that the editor knows. */
  readonly #names = new Map<string, string>();

  add(file: string, picture: Buffer): void {
    this.#waiting.set(file, picture);
  }

  /** The content of a picture that is not written yet. */
  contentOf = (file: string) => this.#waiting.get(file);

  /** The file that a picture was written to. */
  fileOf = (file: string) => this.#names.get(file) ?? file;

  /** Edits and pictures with the names that they will have; `taken` are the files that are there. */
  prepared(edits: Edit[], taken: readonly string[]) {
    const names = new Map(this.#names);
    const pictures = new Map<string, Buffer>();
    for (const [file, picture] of this.#waiting) {
      const texts = edits.map(({ text }) => textBeside(JSON.parse(text ?? 'null') as Json, file));
      const text = texts.find((each) => each !== undefined && slugFrom(each) !== '');
      const stem = text
        ? `images/${slugFrom(text)}`
        : file.replace(/\.webp$/, '').replaceAll('-', '_');
      const name = freeName(stem, [...taken, ...pictures.keys()]);
      names.set(file, name);
      pictures.set(name, picture);
    }
    const change = (edit: Edit): Edit => ({
      ...edit,
      before: renamed(edit.before, names),
      text: renamed(edit.text, names),
    });
    return { edits: edits.map(change), pictures, names };
  }

  /** Remembers which pictures a save has written. */
  settle(written: readonly string[], names: Map<string, string>): void {
    for (const file of this.#waiting.keys()) {
      const name = names.get(file) ?? file;
      if (!written.includes(name)) continue;
      this.#waiting.delete(file);
      this.#names.set(file, name);
    }
  }
}

/** The pictures of `data/images/` that neither a page nor a file of `data/` names. */
export function unusedPictures(files: Project, { pictures }: Source): string[] {
  const named = Object.entries(files)
    .filter(([file]) => file.startsWith('data/'))
    .flatMap(([, value]) => texts(value).map(({ text }) => String(text).replace('../', '')));
  const shown = new Set(
    [...picturesOfPages, ...named].flatMap((image) => [image, nightPicture(image)]),
  );
  return Object.keys(pictures).filter((image) => !shown.has(image));
}

/** Whether a file among the pictures can be one: `images/farm.webp`. */
export const isPicture = (file: string) => /^images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/.test(file);
