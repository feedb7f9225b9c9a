import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Parsed, parsed, readSource, type Source } from '../../src/content/read';
import { type Bilingual, type EditorLanguage, quoted, Refusal } from '../bilingual';
import { type Edited, editedAt, isOptional, parsedAt, valueAt } from '../forms';
import { merged, rebased, valueOn } from '../merge';
import { webpFrom } from '../pictures';
import { findPublishing, publish } from '../publish/publish';
import { adviceOn } from '../save/advice';
import { messageOf, textOf } from '../save/describe';
import { allFaults, newFaults, titleOf, whereIs } from '../save/where';
import { asText, type Json } from '../schema';
import { brokenIn, contentAfter, unusedPictures } from './content';
import { type FileChange, isSame, placeOf, readIfThere } from './files';
import { changesOf, checkGit, lastContent, recover, save, saves } from './history';

const asJson = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** A change of a file; `null` stands for a missing one. */
export interface Edit {
  path: string;
  /** Text on which the change is based. */
  before: string | null;
  text: string | null;
}

/** Result of a save. */
export interface Saved {
  /** Whether a file now differs from what the page has, by changes of others. */
  hasNews: boolean;
  /** Pictures no longer shown on any page. */
  unused: string[];
  /** Hints on unexpected effects, as sentences. */
  advice: string[];
}

const words = {
  deleted: { fr: 'Image supprimée', en: 'Picture deleted' },
  restored: { fr: 'Dernière version reprise', en: 'Last version brought back' },
  undone: { fr: 'Annulé', en: 'Undone' },
};

const refusals = {
  wrongFile: {
    fr: 'L’éditeur ne peut pas changer ce fichier.',
    en: 'The editor cannot change this file.',
  },
  exists: {
    fr: 'Il existe déjà une page de ce nom. Choisissez un autre titre.',
    en: 'There already is one of this name. Choose another title.',
  },
  gone: {
    fr: 'a été supprimé en dehors de cette page. Rechargez-la.',
    en: 'was deleted outside this page. Reload it.',
  },
  changed: {
    fr: 'a été modifié en dehors de cette page depuis qu’elle est ouverte. Rechargez-la\u00a0: votre brouillon vous sera proposé.',
    en: 'was changed outside this page since you opened it. Reload it: your draft will be offered to you.',
  },
  both: {
    fr: 'a aussi été changé en dehors de cette page',
    en: 'was changed outside this page as well',
  },
  choose: {
    fr: '. Pour garder votre texte, enregistrez de nouveau. Pour garder l’autre, rechargez la page et abandonnez votre brouillon.',
    en: '. To keep your text, save again. To keep the other one, reload the page and discard your draft.',
  },
  later: {
    fr: 'a été changé de nouveau depuis. Annulez d’abord ce qui a suivi.',
    en: 'was changed again since. Undo first what came later.',
  },
} satisfies Record<string, Bilingual>;

const unreadable = (file: string, { unreadable: why }: Parsed) =>
  new Refusal({
    fr: `«\u00a0${file}\u00a0» ne peut pas être lu (ligne ${why?.line}). Reprenez d’abord sa dernière version.`,
    en: `“${file}” cannot be read (line ${why?.line}). Bring back its last version first.`,
  });

const jsonOf = (text: string | null): Json | undefined =>
  text === null ? undefined : (JSON.parse(text) as Json);

/** The project being edited. Operations that read and then write run one after the other, so that changes never mix. */
export class Store {
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly root: string,
    /** Results of recovering an interrupted save. */
    readonly notices: Bilingual[],
  ) {}

  /**
   * Opens a folder, after recovering from an interrupted editor.
   *
   * @throws {Refusal} with what to do, if Git cannot keep the saves
   */
  static async open(root: string): Promise<Store> {
    await checkGit(root);
    return new Store(root, await recover(root));
  }

  #inTurn<Result>(work: (content: Source) => Promise<Result>): Promise<Result> {
    const read = async () => work(await this.read());
    const result = this.#last.then(read, read);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Checks, writes and commits changes: all or none. @returns the content after them */
  async #write(
    before: Source,
    changes: FileChange[],
    language: EditorLanguage,
    subject?: string,
  ): Promise<Source> {
    if (changes.length === 0) return before;
    const after = await contentAfter(before, changes);
    const faults = newFaults(before, after, language);
    if (faults.length > 0) throw new Refusal(faults);
    const named = { ...after, data: { ...before.data, ...after.data } };
    await save(this.root, changes, textOf(messageOf(changes, named, language, subject)));
    return after;
  }

  /** All of the content. */
  read = () => readSource(this.root);

  /** A change of a file, merged as in a save. @throws {Refusal} if it cannot be made */
  async #change(edit: Edit, edited: Edited, source: Source, language: EditorLanguage) {
    const { path: file } = edit;
    const found = parsedAt(source, file);
    if (found?.unreadable) throw unreadable(file, found);
    const before = await readIfThere(placeOf(this.root, file));
    const refuse = (words: Bilingual, where = titleOf(edited, source, language)) =>
      new Refusal([`${quoted(where, language)} ${words[language]}`]);
    const [base, own, now] = [jsonOf(edit.before), jsonOf(edit.text), valueAt(source, file)];
    const isNew = base === undefined || (isOptional(file) && now === undefined);
    if (base === undefined && now !== undefined) throw new Refusal([refusals.exists[language]]);
    if (!isNew && now === undefined) throw refuse(refusals.gone);
    const result = isNew ? { value: own, conflicts: [] } : merged(base, own, now);
    const { value, conflicts } = result;
    if (own === undefined && conflicts.length > 0) throw refuse(refusals.changed);
    if (conflicts.length > 0) {
      const sentences = conflicts.map((conflict) => {
        const where = whereIs({ file, field: conflict.join('.') }, source, language);
        const other = asText(valueOn(now, conflict));
        const change = other && other.length <= 100 ? ` (${quoted(other, language)})` : '';
        return `${quoted(where, language)} ${refusals.both[language]}${change}${refusals.choose[language]}`;
      });
      const next = asJson(rebased(base, now, result) ?? null);
      throw new Refusal(sentences, 409, { [file]: next });
    }
    const isEmptied =
      value === undefined || (isOptional(file) && Object.keys(value as object).length === 0);
    return { file, before, after: isEmptied ? null : Buffer.from(asJson(value)) };
  }

  /**
   * Saves files and the pictures they show: all or none. A value that the page has not changed takes the file's current
   * value.
   *
   * @param pictures by their path, `data/images/farm.webp`, as chosen
   * @throws {Refusal} if nothing was saved
   */
  save(
    edits: Edit[],
    pictures: ReadonlyMap<string, Buffer>,
    language: EditorLanguage,
  ): Promise<Saved> {
    return this.#inTurn(async (before) => {
      const changes: FileChange[] = [];
      for (const edit of edits) {
        const edited = editedAt(edit.path);
        if (!edited) throw new Refusal(refusals.wrongFile, 403);
        changes.push(await this.#change(edit, edited, before, language));
      }
      for (const [file, content] of pictures) {
        if (!/^data\/images\/[a-z0-9_-]+\.webp$/.test(file))
          throw new Refusal(refusals.wrongFile, 403);
        const after = await webpFrom(content, path.posix.basename(file), language);
        changes.push({ file, before: await readIfThere(placeOf(this.root, file)), after });
      }
      const own = changes.filter((change) => !isSame(change.before, change.after));
      const after = await this.#write(before, own, language);
      return {
        hasNews: edits.some(({ text }, index) => {
          const written = changes[index]?.after ?? null;
          // An empty list has no file.
          return written !== null && !isDeepStrictEqual(jsonOf(written.toString()), jsonOf(text));
        }),
        unused: unusedPictures(after),
        advice: adviceOn(before, after, language),
      };
    });
  }

  /** The content of a picture; undefined if there is none. Symbolic links do not count. */
  async picture(image: string): Promise<Buffer | undefined> {
    const place = path.join(this.root, 'data', image);
    const found = await lstat(place).catch(() => undefined);
    return found?.isFile() ? readFile(place) : undefined;
  }

  /** Deletes an unused picture. @returns whether it was one */
  deletePicture(image: string, language: EditorLanguage): Promise<boolean> {
    return this.#inTurn(async (content) => {
      if (!unusedPictures(content).includes(image)) return false;
      const before = await readFile(path.join(this.root, 'data', image));
      const change = { file: `data/${image}`, before, after: null };
      await this.#write(content, [change], language, words.deleted[language]);
      return true;
    });
  }

  /** The saves that can be undone, newest first. */
  saves = () => saves(this.root);

  /**
   * Undoes one save, merged as in a save: later changes stay. It is checked like a save, and can be undone itself.
   *
   * @throws {Refusal} if there is no such save, or if one of its values was changed again
   */
  undo(id: string, language: EditorLanguage): Promise<void> {
    return this.#inTurn(async (content) => {
      const { save: undone, changes } = await changesOf(this.root, id);
      const back = changes.map(async ({ file, before, after }): Promise<FileChange> => {
        const now = await readIfThere(placeOf(this.root, file));
        const later = () =>
          new Refusal([
            `${quoted(whereIs({ file }, content, language), language)} ${refusals.later[language]}`,
          ]);
        if (isSame(now, after)) return { file, before: now, after: before };
        const texts = [after, before, now].map((each) => parsed(each?.toString() ?? ''));
        if (!file.endsWith('.json') || texts.some(({ unreadable: why }) => why)) throw later();
        const [base, own, present] = texts.map(({ value }) => value as Json);
        const { value, conflicts } = merged(base, own, present);
        if (conflicts.length > 0 || value === undefined) throw later();
        return { file, before: now, after: Buffer.from(asJson(value)) };
      });
      const subject = `${words.undone[language]} (${undone.subject})`;
      await this.#write(content, await Promise.all(back), language, subject);
    });
  }

  /**
   * Restores the last readable content of a file.
   *
   * @throws {Refusal} if there is none
   */
  bringBack(file: string, language: EditorLanguage): Promise<void> {
    return this.#inTurn(async (content) => {
      if (!brokenIn(content).some((each) => each.file === file)) return;
      const after = await lastContent(this.root, file, (text) => !parsed(text).unreadable);
      if (!after)
        throw new Refusal({
          fr: `Il n’y a pas d’autre version de «\u00a0${file}\u00a0». Corrigez la ligne dans un éditeur de texte.`,
          en: `There is no other version of “${file}”. Correct the line in a text editor.`,
        });
      const before = await readIfThere(placeOf(this.root, file));
      const subject = `${words.restored[language]} (${file})`;
      await save(this.root, [{ file, before, after }], subject);
    });
  }

  /** Content to publish, with sentences, or the reason why nothing can be published. */
  async publishing(language: EditorLanguage) {
    const faults = allFaults(await this.read(), language);
    const { reason, ...found } = await findPublishing(this.root);
    return { ...found, faults, reason: reason?.[language] };
  }

  /** Checks and publishes the content listed by `publishing`. */
  publish(
    language: EditorLanguage,
    options: { head: string; prefer?: 'own' | 'published' | undefined },
  ) {
    return this.#inTurn(async () => {
      const check = async (folder: string) => allFaults(await readSource(folder), language);
      const result = await publish(this.root, { ...options, check });
      return result.done ? result : { ...result, reason: result.reason[language] };
    });
  }
}
