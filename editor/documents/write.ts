import { dataSchemas } from '../../src/content/model';
import { type Language, languages } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject } from '../json';
import { type Project, wordsFile } from '../store/content';
import { type DocumentId, factsFile } from '.';
import { withoutIds } from './items';
import type { Facts } from './kinds';
import { type InEachLanguage, unlocalised } from './localise';
import { factsSchema } from './read';

/** An existing object with new values for some of its fields. */
function replaced(existing: Json | undefined, fields: string[], values: JsonObject): JsonObject {
  const kept = Object.entries(isObject(existing) ? existing : {}).flatMap(([key, value]) => {
    if (!fields.includes(key)) return [[key, value] as const];
    const now = values[key];
    return now === undefined ? [] : [[key, now] as const];
  });
  return { ...Object.fromEntries(kept), ...values };
}

const isOptional = ({ data }: Facts) => dataSchemas[data].safeParse(undefined).success;

/**
 * Writes the facts of a document into the project's files.
 *
 * @param document in each language; undefined deletes the record
 */
function writeFacts(
  { kind, name }: DocumentId,
  document: InEachLanguage | undefined,
  files: Project,
): void {
  if (!kind.facts) return;
  const { facts } = kind;
  const file = factsFile(facts, name);
  const schema = factsSchema(facts);
  const isEmptied = document && languages.every((each) => Object.keys(document[each]).length === 0);
  if (isEmptied && isOptional(facts)) {
    delete files[file];
    return;
  }
  if (facts.of === 'list') {
    const items = languages.map((language) => [language, document?.[language].items ?? []]);
    files[file] = unlocalised(
      Object.fromEntries(items) as Record<Language, Json>,
      schema,
    ) as Json[];
    return;
  }
  if (!document && facts.of === 'record') {
    delete files[file];
    return;
  }
  const values = document ? (unlocalised(document, schema) as JsonObject) : {};
  files[file] = replaced(files[file], Object.keys(schema.properties ?? {}), values);
}

/** The texts of a file with those of the document; a text that was emptied is empty, not missing. */
function withTexts(existing: Json | undefined, found: Json | undefined): Json {
  if (!isObject(existing)) return found ?? (Array.isArray(existing) ? [] : '');
  const texts = Object.entries(existing).map(([key, text]) => [
    key,
    withTexts(text, isObject(found) ? found[key] : undefined),
  ]);
  return Object.fromEntries(texts) as JsonObject;
}

/** Writes the words of a document into the project's files. */
function writeWords({ kind }: DocumentId, document: InEachLanguage, files: Project): void {
  for (const { namespace, part } of kind.words)
    for (const language of languages) {
      const file = wordsFile(language, namespace);
      const content: JsonObject = isObject(files[file]) ? files[file] : {};
      const own = withoutIds(part ? (document[language][part.group] ?? {}) : document[language]);
      files[file] = part
        ? { ...content, [part.key]: withTexts(content[part.key], own) }
        : withTexts(content, own);
    }
}

/** A document as it shall be; `content` is undefined for one to delete. */
export interface DocumentChange extends DocumentId {
  content: InEachLanguage | undefined;
}

/** The project's files with changed documents. */
export function writeDocuments(changes: DocumentChange[], files: Project): Project {
  const written = structuredClone(files);
  for (const change of changes) {
    writeFacts(change, change.content, written);
    if (change.content) writeWords(change, change.content, written);
  }
  return written;
}
