import type { Edit } from '../store/store';
import { api, Refused, type Saved, type Start } from './api';

/** The project's files for the CMS: those of `data/` and `locales/`, and the pictures. */
export class Files {
  /** Texts last read or written by the CMS. */
  readonly #texts: Map<string, string>;
  readonly #pictures: Set<string>;
  /** Chosen pictures, kept until the file that shows them is saved: the CMS writes them first. */
  readonly #chosen = new Map<string, Blob>();
  /** Text on which a file's draft was based before a reload. */
  readonly #bases = new Map<string, string>();
  #waiting: { path: string; text: string | null }[] = [];
  #saving: Promise<void> | undefined;

  /**
   * @param saved called after each save, with the server's result
   * @param refused called if files were not deleted: the CMS reports that without the reason
   */
  constructor(
    { files, pictures }: Start,
    readonly saved: (result: Saved) => void,
    readonly refused: (error: unknown) => void,
  ) {
    this.#texts = new Map(Object.entries(files));
    this.#pictures = new Set(pictures.all);
  }

  paths = () => [...this.#texts.keys(), ...this.#pictures];

  has = (path: string) => this.#texts.has(path) || this.#pictures.has(path);

  /** Text on which a change of a file is based. */
  baseOf = (path: string): string | undefined => this.#bases.get(path) ?? this.#texts.get(path);

  /** Bases changes of a file on the text at the start of its draft, or without one on the text last read. */
  setBase(path: string, text: string | undefined): void {
    if (text === undefined) this.#bases.delete(path);
    else this.#bases.set(path, text);
  }

  /** The content of a file. */
  async read(path: string): Promise<BlobPart> {
    return this.#texts.get(path) ?? this.#chosen.get(path) ?? (await api.picture(path));
  }

  /** Holds a picture until the file that shows it is saved. */
  choosePicture(path: string, content: Blob): void {
    this.#chosen.set(path, content);
    this.#pictures.add(path);
  }

  async deletePicture(path: string): Promise<void> {
    if (!this.#chosen.delete(path)) await api.deletePicture(path);
    this.#pictures.delete(path);
  }

  /**
   * Saves a file; `null` deletes it. The CMS writes the files of one save one by one in the same tick: they are sent
   * together, so that all are saved or none.
   */
  write(path: string, text: string | null): Promise<void> {
    this.#waiting.push({ path, text });
    this.#saving ??= new Promise((resolve) => setTimeout(resolve)).then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    const edits = this.#waiting
      .map(({ path, text }): Edit => ({ path, text, before: this.baseOf(path) ?? null }))
      .filter(({ before, text }) => before !== text);
    this.#waiting = [];
    this.#saving = undefined;
    const isShown = (path: string) =>
      edits.some(({ text }) => text?.includes(path.replace('data/', '')));
    const shown = new Map([...this.#chosen].filter(([path]) => isShown(path)));
    const result = await api.save(edits, shown).catch((error: unknown) => {
      if (edits.some(({ text }) => text === null)) this.refused(error);
      const bases = error instanceof Refused ? error.bases : {};
      for (const [path, text] of Object.entries(bases)) this.setBase(path, text);
      throw error;
    });
    for (const path of shown.keys()) this.#chosen.delete(path);
    for (const { path, text } of edits) {
      this.#bases.delete(path);
      if (text === null) this.#texts.delete(path);
      else this.#texts.set(path, text);
    }
    this.saved(result);
  }
}
