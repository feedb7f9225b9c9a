import type { EditorLanguage } from '../bilingual';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSource } from '../../src/build/source';
import { documentPath, documentsOf } from '../documents';
import { readIfThere } from '../history/files';
import { keepStates, listStates } from '../history/history';
import { changesToRestore } from '../history/restore';
import { writeFiles, type FileChange } from '../history/write-files';
import { ChosenPictures } from '../pictures/chosen';
import { webpFrom } from '../pictures/convert';
import { unusedPictures } from '../pictures/uses';
import { parseTexts, readTexts } from '../project';
import { documentText, type Edit } from '../save/changes';
import { newIssues } from '../save/issues';
import { Refusal } from '../save/refusal';
import { save, type Saved } from '../save/save';
import { sourceWith } from '../save/source-with';
import { sentences } from './sentences';

/** The project that is edited. One change is made at a time, so that two never mix. */
export class Workspace {
  readonly #chosen = new ChosenPictures();
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly root: string) {}

  readonly #inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  };

  readonly #write = async (changes: FileChange[], summary: string): Promise<void> => {
    await keepStates(this.root, changes, summary, new Date());
    await writeFiles(this.root, changes);
  };

  /** The files of `data/` and `locales/`, parsed. */
  files = async () => parseTexts(await readTexts(this.root));

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

  /** The content of a picture, also of one that is not saved yet; undefined if there is none. */
  async picture(file: string): Promise<Buffer | undefined> {
    const chosen = this.#chosen.contentOf(file);
    const place = path.join(this.root, 'data', this.#chosen.fileOf(file));
    return chosen ?? readFile(place).catch(() => undefined);
  }

  /**
   * Takes a picture that was chosen in the editor. It is written when a document that shows it is saved; one that the
   * project has is replaced at once.
   *
   * @throws {Refusal} if it cannot be read, or is too small for the page that shows it
   */
  async choosePicture(file: string, content: Buffer, language: EditorLanguage): Promise<void> {
    const picture = await webpFrom(content, path.basename(file), language);
    const before = await readIfThere(path.join(this.root, 'data', file));
    if (!before) return this.#chosen.add(file, picture);
    await this.#inTurn(async () => {
      const [files, source] = await Promise.all([this.files(), readSource(this.root)]);
      const issues = newIssues(source, files, files, { [file]: picture.size }, language);
      if (issues.length > 0) throw new Refusal(issues);
      const change = { file: `data/${file}`, before, after: picture.content };
      await this.#write([change], sentences.replaced[language]);
    });
  }

  /**
   * Saves documents and the pictures they show.
   *
   * @throws {Refusal} if nothing was saved
   */
  save(edits: Edit[], language: EditorLanguage): Promise<Saved> {
    return this.#inTurn(async () => {
      const taken = await readdir(path.join(this.root, 'data', 'images'));
      const files = taken.map((name) => `images/${name}`);
      const { names, ...prepared } = this.#chosen.prepared(edits, files);
      const saved = await save({ root: this.root, language, ...prepared });
      this.#chosen.settle(saved.written, names);
      return saved;
    });
  }

  /** Deletes a picture that no page shows. @returns whether it was one of these */
  deletePicture(file: string, summary: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!(await this.pictures()).unused.includes(file)) return false;
      const before = await readFile(path.join(this.root, 'data', file));
      await this.#write([{ file: `data/${file}`, before, after: null }], summary);
      return true;
    });
  }

  /** The saves whose files can be brought back, the newest first. */
  states = () => listStates(this.root);

  /**
   * Brings the files of a save back to how they were before it.
   *
   * @throws {HistoryProblem} if the state is not there or is damaged
   */
  restore(id: string, summary: string): Promise<string[]> {
    return this.#inTurn(async () => {
      const changes = await changesToRestore(this.root, id);
      if (changes.length > 0) await this.#write(changes, summary);
      return changes.map(({ file }) => file);
    });
  }
}
