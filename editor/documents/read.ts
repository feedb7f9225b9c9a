import { languages, type Language } from '../../src/i18n/languages';
import { isObject, valueAt, type Json, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import { type DocumentId, factsFile } from '.';
import { withIds } from './items';
import { parseWord, type Facts, type Words } from './kinds';
import { localised, type InEachLanguage } from './localise';
import { filled, placesIn, type Place } from './places';
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

/** Puts the words of a place of a file into a place of the document. */
function addWords({ object }: Place, { at, as }: Words, found: Json | undefined): void {
  if (as === 'name') object.name = found ?? '';
  else if (as === 'list')
    object[at.at(-1) ?? ''] = Object.entries(isObject(found) ? found : {}).map(([slug, name]) => ({
      slug,
      name,
    }));
  else if (as === 'all') Object.assign(object, found);
  else {
    const names = as.map((each) => parseWord(each).name);
    const present = names.filter((each) => isObject(found) && each in found);
    for (const each of present) object[each] = (found as JsonObject)[each] ?? '';
  }
}

/** The path in the document of the object that words stand in. */
export const objectPath = ({ at, as }: Words) => (as === 'list' ? at.slice(0, -1) : at);

/** Reads a document from the project's files, in each language; undefined if it has no record. */
export function readDocument(id: DocumentId, files: Project): InEachLanguage | undefined {
  const read = languages.map((language) => {
    const document = factsIn(language, id, files);
    if (!document) return undefined;
    for (const words of id.kind.words) {
      const content = files[wordsFile(language, words.namespace)];
      for (const place of placesIn(document, objectPath(words)))
        addWords(place, words, valueAt(content, filled(words.key, place.item)));
    }
    return [language, document] as const;
  });
  const found = read.filter((each) => each !== undefined);
  return found.length > 0 ? withIds(Object.fromEntries(found) as InEachLanguage) : undefined;
}
