import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mendChanges } from '../../src/content/check/typography';
import { Refusal, type Bilingual, type EditorLanguage } from '../bilingual';
import { documentAt, documentPath, documentsOf } from '../documents';
import { fillIn } from '../documents/fill-in';
import { writeDocuments } from '../documents/write';
import { ChosenPictures, webpFrom, unusedPictures } from '../pictures';
import { findPlan } from '../publish/plan';
import { publish, type PublishOptions } from '../publish/publish';
import { versionInGit } from '../publish/repository';
import { adviceOn } from '../save/advice';
import { documentChange, documentText, type Edit } from '../save/changes';
import { commitMessage, described } from '../save/describe';
import { allFaults, newFaults, titleOf } from '../save/where';
import {
  contentAfter,
  fileChanges,
  languageOf,
  readContent,
  type Content,
  type Project,
} from './content';
import { readIfThere, type FileChange } from './files';
import { changesBefore, entries, recover, writeEntry } from './journal';

/** What a save has done. */
export interface Saved {
  /** What the project now has, for each virtual file that is another one than before. */
  known: Record<string, string | null>;
  /** Pictures that no page shows any more. */
  unused: string[];
  /** What the owner may not expect of the pages, in sentences. */
  advice: string[];
}

const words = {
  deleted: { fr: 'Image supprimée', en: 'Picture deleted' },
  replaced: { fr: 'Image remplacée', en: 'Picture replaced' },
  restored: { fr: 'Dernière version reprise', en: 'Last version brought back' },
  undone: { fr: 'Annulé', en: 'Undone' },
};

/** The files that edits make, with what the owner may leave to the editor. */
function filesAfter(edits: Edit[], { files: before }: Content, language: EditorLanguage): Project {
  const changes = edits.map((edit) => documentChange(edit, before, language));
  const written = writeDocuments(changes, before);
  fillIn(written, before);
  const mended = Object.entries(written).map(
    ([file, value]) => [file, mendChanges(before[file], value, languageOf(file))] as const,
  );
  return Object.fromEntries(mended) as Project;
}

/** The virtual files that are others than before. */
function changedDocuments(before: Project, after: Project): Saved['known'] {
  const paths = new Set([...documentsOf(before), ...documentsOf(after)].map(documentPath));
  const texts = [...paths].map((each) => [each, documentText(each, after)] as const);
  return Object.fromEntries(texts.filter(([each, text]) => text !== documentText(each, before)));
}

/** The project that is edited. Whatever reads in order to write waits its turn, so that two changes never mix. */
export class Store {
  readonly #chosen = new ChosenPictures();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly root: string,
    /** What became of a save that was cut off. */
    readonly notices: Bilingual[],
  ) {}

  /** Opens a folder, once what an editor that was cut off has left is in order. */
  static async open(root: string): Promise<Store> {
    return new Store(root, await recover(root));
  }

  #inTurn<Result>(work: (content: Content) => Promise<Result>): Promise<Result> {
    const read = async () => work(await readContent(this.root));
    const result = this.#last.then(read, read);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Checks changes and writes them, all or none. @returns the content after them */
  async #write(
    before: Content,
    changes: FileChange[],
    language: EditorLanguage,
    { summary, isChecked = true }: { summary?: string; isChecked?: boolean } = {},
  ): Promise<Content> {
    if (changes.length === 0) return before;
    const after = await contentAfter(before, changes);
    const faults = isChecked ? newFaults(before, after, language) : [];
    if (faults.length > 0) throw new Refusal(faults);
    const names = { ...before.files, ...after.files };
    const { topics, sentences } = described(changes, names, language);
    const entry = { summary: summary ?? topics.join(', '), changes: sentences, files: changes };
    await writeEntry(this.root, entry);
    return after;
  }

  /** All of the content. */
  read = () => readContent(this.root);

  /** The pictures of `data/images/` that no page shows; none can be told while a file of facts is broken. */
  unused({ files, source, broken }: Content): string[] {
    return broken.some(({ file }) => file.startsWith('data/')) ? [] : unusedPictures(files, source);
  }

  /** The content of a picture, also of one that is not saved yet; undefined if there is none. */
  async picture(file: string): Promise<Buffer | undefined> {
    const place = path.join(this.root, 'data', this.#chosen.fileOf(file));
    return this.#chosen.contentOf(file) ?? readFile(place).catch(() => undefined);
  }

  /**
   * Takes a picture that was chosen in the editor. It is written when a document that shows it is saved; one that the
   * project has is replaced at once.
   *
   * @throws {Refusal} if it cannot be read, or is too small for the page that shows it
   */
  async choosePicture(file: string, content: Buffer, language: EditorLanguage): Promise<void> {
    const picture = await webpFrom(content, path.basename(file), language);
    await this.#inTurn(async (now) => {
      const before = await readIfThere(path.join(this.root, 'data', file));
      if (!before) return this.#chosen.add(file, picture);
      const change = { file: `data/${file}`, before, after: picture };
      await this.#write(now, [change], language, { summary: words.replaced[language] });
    });
  }

  /**
   * Saves documents and the pictures they show: all of it, or nothing.
   *
   * @throws {Refusal} if nothing was saved
   */
  save(edits: Edit[], language: EditorLanguage): Promise<Saved> {
    return this.#inTurn(async (before) => {
      const taken = Object.keys(before.source.pictures);
      const { names, pictures, ...prepared } = this.#chosen.prepared(edits, taken);
      const files = filesAfter(prepared.edits, before, language);
      const shown = JSON.stringify(files);
      const added = [...pictures].filter(([file]) => shown.includes(`${file}"`));
      const ofPictures = added.map(([file, content]): FileChange => {
        return { file: `data/${file}`, before: null, after: content };
      });
      const changes = [...ofPictures, ...(await fileChanges(this.root, before, files))];
      const isChanged = ({ path: each }: Edit) =>
        documentText(each, before.files) !== documentText(each, files);
      const titles = edits
        .filter(isChanged)
        .flatMap((edit) => documentAt(edit.path) ?? [])
        .map((id) => titleOf(id, { ...before.files, ...files }, language));
      const after = await this.#write(before, changes, language, { summary: titles.join(', ') });
      this.#chosen.settle(
        added.map(([file]) => file),
        names,
      );
      const own = edits.map((edit) => [edit.path, documentText(edit.path, after.files)] as const);
      return {
        known: { ...changedDocuments(before.files, after.files), ...Object.fromEntries(own) },
        unused: this.unused(after),
        advice: adviceOn(before.files, after.files, language),
      };
    });
  }

  /** Deletes a picture that no page shows. @returns whether it was one of these */
  deletePicture(file: string, language: EditorLanguage): Promise<boolean> {
    return this.#inTurn(async (content) => {
      if (!this.unused(content).includes(file)) return false;
      const before = await readFile(path.join(this.root, 'data', file));
      const change = { file: `data/${file}`, before, after: null };
      await this.#write(content, [change], language, { summary: words.deleted[language] });
      return true;
    });
  }

  /** The saves that can be undone, the newest first. */
  states = () => entries(this.root);

  /**
   * Undoes a save, and all that came later. It is checked like a save, and can be undone itself.
   *
   * @returns the files that were brought back
   * @throws {Refusal} if nothing was undone
   */
  undo(id: string, language: EditorLanguage): Promise<string[]> {
    return this.#inTurn(async (content) => {
      const { undone, changes } = await changesBefore(this.root, id);
      const summary = `${words.undone[language]} (${undone.map((each) => each.summary).join(', ')})`;
      await this.#write(content, changes, language, { summary });
      return changes.map(({ file }) => file);
    });
  }

  /**
   * Gives a file that cannot be read the content it had last, by the saves or by Git.
   *
   * @throws {Refusal} if there is none
   */
  bringBack(file: string, language: EditorLanguage): Promise<void> {
    return this.#inTurn(async (content) => {
      if (!content.broken.some((each) => each.file === file)) return;
      const place = path.join(this.root, file);
      const [entry] = (await entries(this.root)).filter(({ files }) =>
        files.some((each) => each.file === file && each.after),
      );
      const saved = entry?.files.find((each) => each.file === file)?.after;
      const inGit = await versionInGit(this.root, file);
      const isSavedLater = saved && (!inGit || Date.parse(entry?.time ?? '') > inGit.time);
      const after = isSavedLater ? saved : inGit?.content;
      if (!after)
        throw new Refusal({
          fr: `Il n’y a pas d’autre version de «\u00a0${file}\u00a0». Corrigez la ligne dans un éditeur de texte.`,
          en: `There is no other version of “${file}”. Correct the line in a text editor.`,
        });
      const change = { file, before: await readIfThere(place), after };
      const options = { summary: `${words.restored[language]} (${file})`, isChecked: false };
      await this.#write(content, [change], language, options);
    });
  }

  /** What would be published, in sentences, or why nothing can be. */
  async publishing(language: EditorLanguage) {
    const content = await this.read();
    const faults = allFaults(content, language);
    const plan = await findPlan(this.root, { isPatient: true });
    const { sentences } = described(plan.changes, content.files, language);
    const { reason, details, ...found } = plan;
    return {
      ...found,
      faults,
      changes: sentences,
      can: !reason && faults.length === 0,
      reason: reason?.[language],
      details,
    };
  }

  /** Checks, and publishes what `publishing` has listed. */
  publish(language: EditorLanguage, options: PublishOptions) {
    return this.#inTurn(async (content) => {
      const faults = allFaults(content, language);
      if (faults.length > 0) throw new Refusal(faults);
      const result = await publish(this.root, options, (changes) =>
        commitMessage(described(changes, content.files, language), language),
      );
      return result.done
        ? { done: true }
        : { done: false, reason: result.reason[language], details: result.details };
    });
  }
}
