import { slugFrom } from '../documents/places';
import { isObject, type Json } from '../json';
import type { Edit } from '../save/changes';

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
