import { dataFile, dataSchemas } from '../../src/build/model';
import { fallbackLanguage, languages, type Language } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject } from '../json';
import type { Project } from '../project';
import type { DocumentId } from './index';
import { unlocalised, type InEachLanguage } from './localise';
import { factsSchema } from './read';
import { slugsOf } from './slugs';

/** Items with a slug each, if their records have one. */
function withSlugs(items: Json | undefined): Json {
  const slugs = slugsOf(items);
  return (Array.isArray(items) ? items : []).map((item, index) =>
    isObject(item) ? { ...item, slug: slugs[index] ?? '' } : item,
  );
}

/** Gives every list of objects in a document slugs; records without the field lose it again. */
function prepared(value: Json): Json {
  if (Array.isArray(value)) return withSlugs(value.map(prepared));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, prepared(each)]));
}

/** An existing object with new values for some of its fields. */
function replaced(existing: Json | undefined, fields: string[], values: JsonObject): JsonObject {
  const kept = Object.entries(isObject(existing) ? existing : {}).flatMap(([key, value]) => {
    if (!fields.includes(key)) return [[key, value] as const];
    const now = values[key];
    return now === undefined ? [] : [[key, now] as const];
  });
  return { ...Object.fromEntries(kept), ...values };
}

const isOptional = (data: DocumentId['kind']['facts']) =>
  data !== undefined && dataSchemas[data.data].safeParse(undefined).success;

/**
 * Writes the facts of a document into the project's files.
 *
 * @param document in each language; undefined deletes the record
 */
export function writeFacts(
  { kind, name }: DocumentId,
  document: InEachLanguage | undefined,
  files: Project,
): void {
  if (!kind.facts) return;
  const file = dataFile(kind.facts.data);
  const schema = factsSchema(kind.facts);
  const ready = prepared(document?.[fallbackLanguage] ?? {}) as JsonObject;
  const inEach = Object.fromEntries(
    languages.map((language) => [
      language,
      language === fallbackLanguage ? ready : document?.[language],
    ]),
  ) as Record<Language, JsonObject | undefined>;
  if (kind.facts.of === 'list') {
    const items = Object.fromEntries(
      languages.map((language) => [language, inEach[language]?.items ?? []]),
    ) as Record<Language, Json>;
    const records = unlocalised(items, schema) as Json[];
    if (records.length > 0 || !isOptional(kind.facts)) files[file] = records;
    else delete files[file];
    return;
  }
  const values = (unlocalised(inEach, schema) ?? {}) as JsonObject;
  const fields = Object.keys(schema.properties ?? {});
  if (kind.facts.of === 'file') {
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
