import { languages, type Language } from '../../src/i18n/languages';
import { valueAt, type Json, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import { type DocumentId, factsFile } from '.';
import { withIds } from './items';
import type { Facts } from './kinds';
import { localised, type InEachLanguage } from './localise';
import { schemaOf, withFields } from './schema';

/** The schema of what a document has of `data/`. The slug of a record is the name of its file. */
export function factsSchema({ data, of, fields }: Facts) {
  const schema = schemaOf(data);
  if (of !== 'record') return withFields(schema, fields);
  const own = Object.keys(schema.items?.properties ?? {}).filter((name) => name !== 'slug');
  return withFields(schema.items ?? {}, fields ?? own);
}

function factsIn(language: Language, { kind, name }: DocumentId, files: Project) {
  if (!kind.facts) return {};
  const content = files[factsFile(kind.facts, name)];
  const read = (value: Json) => localised(value, factsSchema(kind.facts!), language);
  if (kind.facts.of === 'list') return { items: read(content ?? []) };
  if (kind.facts.of === 'record' && content === undefined) return undefined;
  return read(content ?? {}) as JsonObject;
}

/** Reads a document from the project's files, in each language; undefined if it has no record. */
export function readDocument(id: DocumentId, files: Project): InEachLanguage | undefined {
  const read = languages.map((language) => {
    const document = factsIn(language, id, files);
    if (!document) return undefined;
    for (const { namespace, part } of id.kind.words) {
      const content = files[wordsFile(language, namespace)];
      if (part) document[part.group] = valueAt(content, [part.key]) ?? {};
      else Object.assign(document, content);
    }
    return [language, document] as const;
  });
  const found = read.filter((each) => each !== undefined);
  return found.length > 0 ? withIds(Object.fromEntries(found) as InEachLanguage) : undefined;
}
