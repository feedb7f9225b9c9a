import { dataFile } from '../../src/content/model';
import { pictureKey } from '../../src/content/pictures';
import { languages, type Language } from '../../src/i18n/languages';
import { isObject, objectsIn, valueAt, type Json, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import type { DocumentId } from '.';
import { withIds } from './items';
import { parseWord, type Facts, type Kind, type Words } from './kinds';
import { localised, type InEachLanguage } from './localise';
import { filled, placesIn, type Place } from './places';
import { schemaOf, withFields } from './schema';

/** The schema of the facts that a document has. */
export function factsSchema({ data, of, fields }: Facts) {
  const schema = schemaOf(data);
  return withFields(of === 'record' ? (schema.items ?? {}) : schema, fields);
}

function factsIn(language: Language, { kind, name }: DocumentId, files: Project) {
  if (!kind.facts) return {};
  const content = files[dataFile(kind.facts.data)];
  const read = (value: Json) => localised(value, factsSchema(kind.facts!), language);
  if (kind.facts.of === 'list') return { items: read(content ?? []) };
  if (kind.facts.of === 'file') return read(content ?? {}) as JsonObject;
  const records = objectsIn(content);
  const place = records.findIndex(({ slug }) => slug === name);
  const record = records[place];
  if (!record) return undefined;
  return {
    ...(kind.order === 'place' && { order: place + 1 }),
    ...(read(record) as JsonObject),
  };
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

function addAlternativeTexts(
  document: JsonObject,
  { pictures = [] }: Kind,
  language: Language,
  files: Project,
): void {
  for (const path of pictures) {
    const field = path.at(-1) ?? '';
    for (const { object } of placesIn(document, path.slice(0, -1))) {
      const image = object[field];
      if (typeof image !== 'string') continue;
      const texts = files[wordsFile(language, 'pictures')];
      object[`${field}Alt`] = valueAt(texts, [pictureKey(image)]) ?? '';
    }
  }
}

/** Reads a document from the project's files, in each language; undefined if it has no record. */
export function readDocument(id: DocumentId, files: Project): InEachLanguage | undefined {
  const read = languages.map((language) => {
    const document = factsIn(language, id, files);
    if (!document) return undefined;
    for (const words of id.kind.words) {
      const [namespace = ''] = filled([words.namespace], id.name, '');
      const content = files[wordsFile(language, namespace)];
      for (const place of placesIn(document, objectPath(words)))
        addWords(place, words, valueAt(content, filled(words.key, id.name, place.item)));
    }
    addAlternativeTexts(document, id.kind, language, files);
    return [language, document] as const;
  });
  const found = read.filter((each) => each !== undefined);
  return found.length > 0 ? withIds(Object.fromEntries(found) as InEachLanguage) : undefined;
}
