import { languages, type Language } from '../../src/i18n/languages';
import { isObject, setAt, valueAt, type Json, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import type { DocumentId } from '.';
import { anyItem, parseWord, type Words } from './kinds';
import { withoutIds } from './items';
import type { InEachLanguage } from './localise';
import { filled, type Place, placesIn, slugsOf } from './places';
import { objectPath } from './read';

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
export function writeWords(
  id: DocumentId,
  document: InEachLanguage | undefined,
  files: Project,
): void {
  if (!document) deleteWords(id, files);
  else
    for (const words of id.kind.words)
      for (const language of languages) writeIn(language, id, words, document[language], files);
}
