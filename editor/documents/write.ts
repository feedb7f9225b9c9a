import { dataFile } from '../../src/build/model';
import { fallbackLanguage } from '../../src/i18n/languages';
import { isObject, type Json } from '../json';
import type { Project } from '../store/content';
import { documentPath, type DocumentId } from './index';
import type { InEachLanguage } from './localise';
import { writeFacts } from './write-facts';
import { writeAlternativeTexts } from './write-alternative-texts';
import { writeWords } from './write-words';

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
