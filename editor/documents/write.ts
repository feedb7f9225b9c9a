import { dataFile, dataSchemas } from '../../src/content/model';
import { pictureKey } from '../../src/content/pictures';
import { fallbackLanguage, type Language, languages } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject, setAt, valueAt } from '../json';
import { type Project, wordsFile } from '../store/content';
import { type DocumentId, documentPath } from '.';
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
  const file = dataFile(facts.data);
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
  const values = document ? (unlocalised(document, schema) as JsonObject) : {};
  const fields = Object.keys(schema.properties ?? {});
  if (facts.of === 'file') {
    files[file] = replaced(files[file], fields, values);
    return;
  }
  const list = Array.isArray(files[file]) ? files[file] : [];
  const place = list.findIndex((record) => isObject(record) && record.slug === name);
  if (!document) files[file] = list.filter((_, index) => index !== place);
  else if (place < 0) files[file] = [...list, { slug: name, ...values }];
  else
    files[file] = list.map((record, index) =>
      index === place ? replaced(record, fields, values) : record,
    );
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

function writeIn(
  language: Language,
  { name }: DocumentId,
  words: Words,
  document: JsonObject,
  files: Project,
): void {
  const [namespace = ''] = filled([words.namespace], name, '');
  const file = wordsFile(language, namespace);
  const content: JsonObject = isObject(files[file]) ? files[file] : {};
  const places = placesIn(document, objectPath(words));
  if (words.at.includes(anyItem)) {
    const container = filled(words.key.slice(0, -1), name, '');
    dropOthers(content, container, slugsOf(document[words.at[0] ?? '']));
  }
  for (const place of places) {
    const key = filled(words.key, name, place.item);
    const found = wordsOf(place, words, key.length === 0 ? content : valueAt(content, key));
    if (key.length === 0) Object.assign(content, found);
    else setAt(content, key, found);
  }
  files[file] = content;
}

/** Deletes the words of a record: its file, or its key in a file of several records. */
function deleteWords({ kind, name }: DocumentId, files: Project): void {
  for (const { namespace, key } of kind.words)
    for (const language of languages) {
      const [own = ''] = filled([namespace], name, '');
      const file = wordsFile(language, own);
      const content = files[file];
      if (own !== namespace) delete files[file];
      else if (isObject(content) && key.length > 0)
        setAt(content, filled(key, name, ''), undefined);
    }
}

/** Writes the words of a document into the project's files; undefined deletes them. */
function writeWords(id: DocumentId, document: InEachLanguage | undefined, files: Project): void {
  if (!document) deleteWords(id, files);
  else
    for (const words of id.kind.words)
      for (const language of languages) writeIn(language, id, words, document[language], files);
}

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
