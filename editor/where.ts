import { findFaults } from '../src/content/check';
import { type Fault, sentence, wordsFor } from '../src/content/faults';
import { isRecordFolder } from '../src/content/model';
import type { Source } from '../src/content/read';
import { fallbackLanguage, isLanguage } from '../src/i18n/languages';
import { type EditorLanguage, quoted } from './bilingual';
import { collections, type Edited, editedAt, schemaOf, valueAt } from './forms';
import { isObject, isWord, type Json, type Schema, titleField } from './schema';

/** Describes places and faults in the editor's words. */

const textOf = (value: Json | undefined): string | undefined =>
  isObject(value)
    ? textOf(value[fallbackLanguage])
    : typeof value === 'string' && value
      ? value
      : undefined;

/** Display name of a form: the title of its record, or its own. */
export function titleOf(edited: Edited, source: Source, language: EditorLanguage): string {
  const { collection, name, form } = edited;
  const title = form.title[language];
  if (!isRecordFolder(collection)) return title;
  const record = valueAt(source, `data/${collection}/${name}.json`);
  const own = isObject(record) ? textOf(record.title) : undefined;
  return `${title} ${quoted(own ?? name, language)}`;
}

/** Display name of a list item: its title, or its position. */
function itemName(item: Json | undefined, place: string, language: EditorLanguage): string {
  const own = isObject(item) ? textOf(item[titleField(Object.keys(item)) ?? '']) : textOf(item);
  const short = own && own.length > 40 ? `${own.slice(0, 39)}…` : own;
  return short ? quoted(short, language) : `${Number(place) + 1}`;
}

const languageName = (code: string, language: EditorLanguage) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** Labels on the path to a value, with the names of items; a translated text ends with its language. */
function labelsOn(
  schema: Schema,
  value: Json | undefined,
  path: string[],
  language: EditorLanguage,
): string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const child = Array.isArray(value)
    ? value[Number(name)]
    : isObject(value)
      ? value[name]
      : undefined;
  if (isWord(schema)) return [];
  if (schema.items)
    return [itemName(child, name, language), ...labelsOn(schema.items, child, rest, language)];
  const own = schema.properties?.[name];
  if (!own) return [];
  return [...(own.label ? [own.label[language]] : []), ...labelsOn(own, child, rest, language)];
}

/** A place in a file. */
export interface ValuePlace {
  file: string;
  /** Slug or `number 3` of the item, for a file that is a list. */
  record?: string | undefined;
  /** The path of the field, `details.0.title.fr`. */
  field?: string | undefined;
}

/** The path of a value, with an item's index instead of its slug. */
function pathOf({ record, field }: ValuePlace, value: Json | undefined): string[] {
  const path = field ? field.split('.') : [];
  if (record === undefined) return path;
  const number = /^number (\d+)$/.exec(record)?.[1];
  const isIt = (item: Json) => isObject(item) && item.slug === record;
  const place = number ? Number(number) - 1 : Array.isArray(value) ? value.findIndex(isIt) : -1;
  return place < 0 ? path : [String(place), ...path];
}

/** Describes the place of a value: `Service « Courant fort » › Titre (anglais)`. */
function whereIs(
  place: ValuePlace & { language?: string | undefined },
  source: Source,
  language: EditorLanguage,
): string {
  const { file, field = '' } = place;
  const edited = editedAt(file);
  const codes = [place.language, file.split('/')[1], field.split('.').at(-1)];
  const code = codes.find((each) => isLanguage(each));
  const suffix = code ? ` (${languageName(code, language)})` : '';
  if (!edited) {
    const folder = /^data\/([a-z]+)$/.exec(file)?.[1];
    const name = folder && isRecordFolder(folder) ? collections[folder][language] : file;
    return [name, ...(field ? [field] : [])].join(' › ') + suffix;
  }
  const value = valueAt(source, file);
  const labels = labelsOn(schemaOf(edited, source), value, pathOf(place, value), language);
  return [titleOf(edited, source, language), ...labels].join(' › ') + suffix;
}

/** The fault's message to the owner. */
export const messageFor = (fault: Fault, language: EditorLanguage): string =>
  wordsFor(fault)[language];

const colon = { fr: ' : ', en: ': ' };

/**
 * Removes faults that only follow from another: while a French text names an unknown fact, its translations need not
 * match it.
 */
function withoutConsequences(faults: Fault[]): Fault[] {
  const keyOf = ({ file, field }: Fault) => `${file.split('/').at(-1)} ${field}`;
  const causes = faults.filter(({ code }) => code === 'unknown-fact');
  const keys = new Set(causes.map(keyOf));
  return faults.filter((fault) => fault.code !== 'other-placeholders' || !keys.has(keyOf(fault)));
}

/** Faults in the editor's words, without duplicates. */
function inWords(faults: Fault[], source: Source, language: EditorLanguage): string[] {
  const sentences = withoutConsequences(faults).map(
    (fault) =>
      `${whereIs(fault, source, language)}${colon[language]}${messageFor(fault, language)}`,
  );
  return [...new Set(sentences)];
}

/** New faults caused by a change, in the editor's words. */
export function newFaults(before: Source, after: Source, language: EditorLanguage): string[] {
  const known = new Set(findFaults(before).faults.map(sentence));
  const fresh = findFaults(after).faults.filter((fault) => !known.has(sentence(fault)));
  return inWords(fresh, after, language);
}
