import { readFile, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { readSource } from '../../src/build/source';
import { documentPath, documentsOf } from '../documents';
import type { EditorLanguage } from '../form/labels';
import { changesToRestore } from '../history/restore';
import { keepStates, listStates } from '../history/history';
import { writeFiles } from '../history/write-files';
import { webpFrom } from '../pictures/convert';
import { nameFor, renamedIn } from '../pictures/names';
import { unusedPictures } from '../pictures/uses';
import { parseTexts, readTexts } from '../project';
import { documentText, type Edit } from '../save/changes';
import { save, type NewPicture, type Saved } from '../save/save';
import { sourceWith } from '../save/source-with';

/** The project that is edited, with the pictures that were chosen but are on no page yet. One change at a time. */
export class Workspace {
  /** New pictures by their file, `images/farm.webp`. */
  readonly #chosen = new Map<string, NewPicture>();
  /** New pictures that were given the name of what they show, by the name that the editor knows. */
  readonly #renamed = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly root: string) {}

  /** Waits for the change before, so that two changes never mix. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** The files of `data/` and `locales/`, parsed. */
  async files() {
    return parseTexts(await readTexts(this.root));
  }

  /** Every virtual file with its text. */
  async documents(): Promise<Record<string, string>> {
    const files = await this.files();
    const paths = documentsOf(files).map(documentPath);
    return Object.fromEntries(paths.map((each) => [each, documentText(each, files) ?? '{}']));
  }

  /** The pictures of `data/images/`, and those that no page shows. */
  async pictures(): Promise<{ all: string[]; unused: string[] }> {
    const [files, source] = await Promise.all([this.files(), readSource(this.root)]);
    const unused = unusedPictures(files, sourceWith(source, files));
    return { all: Object.keys(source.pictures).sort(), unused };
  }

  /** The content of a picture, also of one that is not saved yet. */
  async picture(file: string): Promise<Buffer | undefined> {
    const name = this.#renamed.get(file) ?? file;
    const chosen = this.#chosen.get(name);
    return (
      chosen?.content ?? readFile(path.join(this.root, 'data', name)).catch(() => undefined)
    );
  }

  /**
   * Takes a picture that was chosen in the editor. It is written when a document that shows it is saved.
   *
   * @throws {Fault} if it is no picture
   */
  async choosePicture(file: string, content: Buffer, language: EditorLanguage): Promise<void> {
    this.#chosen.set(file, await webpFrom(content, file, language));
  }

  /**
   * Saves documents; see `save`.
   *
   * @throws {Refusal} if nothing was saved
   */
  save(edits: Edit[], language: EditorLanguage): Promise<Saved> {
    return this.#inTurn(async () => {
      const pictures = new Map(this.#chosen);
      const names = new Map(this.#renamed);
      const taken = (await this.pictures()).all;
      for (const file of this.#chosen.keys()) {
        const better = nameFor(file, edits, [...taken, ...this.#chosen.keys()]);
        if (better) names.set(file, better);
        const picture = this.#chosen.get(file);
        if (better && picture) pictures.delete(file) && pictures.set(better, picture);
      }
      const saved = await save({
        root: this.root,
        edits: edits.map((edit) => renamedIn(edit, names)),
        pictures,
        language,
      });
      for (const file of saved.written) {
        const [chosen = file] = [...names].find(([, better]) => better === file) ?? [];
        if (chosen !== file) this.#renamed.set(chosen, file);
        this.#chosen.delete(chosen);
      }
      return saved;
    });
  }

  /** Deletes a picture that no page shows; it can be brought back like any other change. */
  deletePicture(file: string, summary: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!(await this.pictures()).unused.includes(file)) return false;
      const place = path.join(this.root, 'data', file);
      const before = await readFile(place);
      await keepStates(this.root, [{ file: `data/${file}`, before, after: null }], summary, new Date());
      await unlink(place);
      return true;
    });
  }

  states = () => listStates(this.root);

  /** Brings the files of a save back to how they were before it. */
  restore(id: string, summary: string): Promise<string[]> {
    return this.#inTurn(async () => {
      const changes = await changesToRestore(this.root, id);
      await keepStates(this.root, changes, summary, new Date());
      await writeFiles(this.root, changes);
      return changes.map(({ file }) => file);
    });
  }
}

/** When a file was last changed, in ms. */
export const changedAt = async (file: string) => (await stat(file)).mtimeMs;
