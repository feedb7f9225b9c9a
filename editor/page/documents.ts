import type { Edit } from '../save/changes';
import { api, type Start } from './api';

/** The virtual files as the editor knows them. */
export class Documents {
  /** What the editor last read or saved. */
  readonly #texts: Map<string, string>;
  /** What the project had at that moment. */
  readonly #known: Map<string, string>;
  readonly #pictures: Set<string>;
  #waiting: { path: string; text: string | null }[] = [];
  #saving: Promise<void> | undefined;

  /**
   * @param saved is called after each save, with what the server says of it
   * @param refused is called if documents were not deleted: the editor says so, but not why
   */
  constructor(
    { documents, pictures }: Start,
    readonly saved: (result: Awaited<ReturnType<typeof api.save>>) => void,
    readonly refused: (error: unknown) => void,
  ) {
    this.#texts = new Map(Object.entries(documents));
    this.#known = new Map(this.#texts);
    this.#pictures = new Set(pictures.all);
  }

  paths = () => [...this.#texts.keys(), ...this.#pictures];

  has = (path: string) => this.#texts.has(path) || this.#pictures.has(path);

  /** The content of a file. */
  async read(path: string): Promise<BlobPart> {
    const text = this.#texts.get(path);
    return text ?? (await api.picture(path));
  }

  /** Takes a picture. The server writes it with the document that shows it. */
  async choosePicture(path: string, content: Blob): Promise<void> {
    await api.choosePicture(path, content);
    this.#pictures.add(path);
  }

  async deletePicture(path: string): Promise<void> {
    await api.deletePicture(path);
    this.#pictures.delete(path);
  }

  /**
   * Saves a document; `null` deletes it. The editor writes all documents of one save at once, one by one: they go to the
   * server together, so that all are saved or none. The paths of new pictures start with a slash, those of the data do not.
   */
  write(path: string, text: string | null): Promise<void> {
    this.#waiting.push({ path, text: text?.replaceAll('"/images/', '"images/') ?? null });
    this.#saving ??= new Promise((resolve) => setTimeout(resolve)).then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    const edits = this.#waiting.map(({ path, text }): Edit => {
      const [before = null, known = null] = [this.#texts.get(path), this.#known.get(path)];
      return { path, text, before, known };
    });
    this.#waiting = [];
    this.#saving = undefined;
    const result = await api.save(edits).catch((error: unknown) => {
      if (edits.some(({ text }) => text === null)) this.refused(error);
      throw error;
    });
    for (const { path, text } of edits) {
      if (text === null) this.#texts.delete(path);
      else this.#texts.set(path, text);
    }
    for (const [path, known] of Object.entries(result.known))
      if (known === null) this.#known.delete(path);
      else this.#known.set(path, known);
    this.saved(result);
  }
}
