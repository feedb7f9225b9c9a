import { dataFile, dataSchemas } from '../../src/content/model';
import { languages, type Language } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject } from '../json';
import type { Project } from '../store/content';
import type { DocumentId } from '.';
import { unlocalised, type InEachLanguage } from './localise';
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
  if (kind.facts.of === 'list') {
    const items = languages.map((language) => [language, document?.[language].items ?? []]);
    const records = unlocalised(
      Object.fromEntries(items) as Record<Language, Json>,
      schema,
    ) as Json[];
    if (records.length > 0 || !isOptional(kind.facts)) files[file] = records;
    else delete files[file];
    return;
  }
  const values = document ? (unlocalised(document, schema) as JsonObject) : {};
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
