import { dataSchemas } from '../../src/content/model';
import { type Language, languages } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject, setAt, valueAt } from '../json';
import { type Project, wordsFile } from '../store/content';
import { type DocumentId, factsFile } from '.';
import { withoutIds } from './items';
import { anyItem, type Facts, parseWord, type Words } from './kinds';
import { type InEachLanguage, unlocalised } from './localise';
import { filled, type Place, placesIn, slugsOf } from './places';
import { factsSchema, objectPath } from './read';

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

/** The words of a place of the document, as they stand in the file. */
function wordsOf({ object }: Place, { at, as }: Words, existing: Json | undefined): Json {
  if (as === 'name') return object.name ?? '';
  if (as === 'all') return withTexts(existing, withoutIds(object));
  if (as === 'list') {
    const items = object[at.at(-1) ?? ''];
    const slugs = slugsOf(items);
    const names = (Array.isArray(items) ? items : []).map((item) =>
      isObject(item) ? item.name : '',
    );
    return Object.fromEntries(slugs.map((slug, index) => [slug, names[index] ?? '']));
  }
  const texts = as
    .map(parseWord)
    .flatMap(({ name, isList }) =>
      isList && !(name in object) ? [] : [[name, withoutIds(object[name] ?? '')]],
    );
  return { ...(isObject(existing) && existing), ...(Object.fromEntries(texts) as JsonObject) };
}

/** Removes what belongs to items that are no longer in their list. */
function dropOthers(content: JsonObject, container: readonly string[], slugs: string[]): void {
  const texts = container.length === 0 ? content : valueAt(content, container);
  if (!isObject(texts)) return;
  for (const slug of Object.keys(texts)) if (!slugs.includes(slug)) delete texts[slug];
  if (container.length > 0 && Object.keys(texts).length === 0) setAt(content, container, undefined);
}

function writeIn(language: Language, words: Words, document: JsonObject, files: Project): void {
  const file = wordsFile(language, words.namespace);
  const content: JsonObject = isObject(files[file]) ? files[file] : {};
  const places = placesIn(document, objectPath(words));
  if (words.at.includes(anyItem)) {
    dropOthers(content, words.key.slice(0, -1), slugsOf(document[words.at[0] ?? '']));
  }
  for (const place of places) {
    const key = filled(words.key, place.item);
    const found = wordsOf(place, words, key.length === 0 ? content : valueAt(content, key));
    if (key.length === 0) Object.assign(content, found);
    else setAt(content, key, found);
  }
  files[file] = content;
}

/** Writes the words of a document into the project's files. */
function writeWords({ kind }: DocumentId, document: InEachLanguage, files: Project): void {
  for (const words of kind.words)
    for (const language of languages) writeIn(language, words, document[language], files);
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
