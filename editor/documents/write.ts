import { dataFile } from '../../src/content/model';
import { pictureKey } from '../../src/content/pictures';
import { fallbackLanguage, languages } from '../../src/i18n/languages';
import { type DocumentId, documentPath } from '.';
import type { InEachLanguage } from './localise';
import { placesIn } from './places';
import { writeFacts } from './write-facts';
import { writeWords } from './write-words';
import { type Json, type JsonObject, isObject } from '../json';
import { type Project, wordsFile } from '../store/content';

/** The key of each picture that a document has in a language, with the text beside it. */
function textsBeside({ kind }: DocumentId, document: JsonObject): [key: string, text: string][] {
  return (kind.pictures ?? []).flatMap((path) => {
    const field = path.at(-1) ?? '';
    return placesIn(document, path.slice(0, -1)).flatMap(({ object }): [string, string][] => {
      const [image, text] = [object[field], object[`${field}Alt`]];
      const own = typeof text === 'string' ? text : '';
      return typeof image === 'string' ? [[pictureKey(image), own]] : [];
    });
  });
}

/**
 * Writes the alternative texts of a document's pictures. One picture has one text, wherever it is shown: the one that was
 * changed.
 *
 * @param before the document as the editor had it; a text that was already in it was not changed
 */
function writeAlternativeTexts(
  id: DocumentId,
  document: InEachLanguage,
  before: InEachLanguage | undefined,
  files: Project,
): void {
  for (const language of languages) {
    const file = wordsFile(language, 'pictures');
    const texts: JsonObject = isObject(files[file]) ? files[file] : {};
    const known = textsBeside(id, structuredClone(before?.[language] ?? {}));
    for (const [key, text] of textsBeside(id, document[language])) {
      const isOld = known.some(([picture, own]) => picture === key && own === text);
      if (!(key in texts) || (!isOld && text !== '')) texts[key] = text;
    }
    files[file] = texts;
  }
}

/** A document as it shall be; `content` is undefined for one to delete. */
export interface DocumentChange extends DocumentId {
  content: InEachLanguage | undefined;
  /** What the editor had before the change; undefined for a new one. */
  before: InEachLanguage | undefined;
}

/** Sorts the records of kinds whose order is their place in the file. */
function sortRecords(changes: DocumentChange[], files: Project): void {
  const wanted = new Map(
    changes.flatMap((change) => {
      const order = change.content?.[fallbackLanguage].order;
      return typeof order === 'number' ? [[documentPath(change), order] as const] : [];
    }),
  );
  const kinds = new Set(changes.map(({ kind }) => kind).filter(({ order }) => order === 'place'));
  for (const kind of kinds) {
    if (!kind.facts) continue;
    const file = dataFile(kind.facts.data);
    const placeOf = (record: Json, index: number) => {
      const name = isObject(record) && typeof record.slug === 'string' ? record.slug : '';
      return wanted.get(documentPath({ kind, name })) ?? index + 1;
    };
    const records = (Array.isArray(files[file]) ? files[file] : []).map((record, index) => {
      return { record, place: placeOf(record, index) };
    });
    files[file] = records.sort((one, other) => one.place - other.place).map(({ record }) => record);
  }
}

/** The project's files with changed documents. */
export function writeDocuments(changes: DocumentChange[], files: Project): Project {
  const written = structuredClone(files);
  for (const change of changes) {
    writeFacts(change, change.content, written);
    writeWords(change, change.content, written);
    if (change.content) writeAlternativeTexts(change, change.content, change.before, written);
  }
  sortRecords(changes, written);
  return written;
}
