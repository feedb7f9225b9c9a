import { findFaults } from '../../src/content/check';
import { type Fault, sentence, wordsFor } from '../../src/content/faults';
import { isRecordFolder } from '../../src/content/model';
import type { Source } from '../../src/content/read';
import { fallbackLanguage, isLanguage } from '../../src/i18n/languages';
import { type EditorLanguage, quoted } from '../bilingual';
import { collections, type Edited, editedAt, schemaOf, valueAt } from '../forms';
import { isObject, isWord, type Json, type Schema, titleField } from '../schema';

/** Where a value is, and what is wrong with it, in the words of the editor. */

const textOf = (value: Json | undefined): string | undefined =>
  isObject(value)
    ? textOf(value[fallbackLanguage])
    : typeof value === 'string' && value
      ? value
      : undefined;

/** What people call a form: the title of its record, or its own. */
export function titleOf(edited: Edited, source: Source, language: EditorLanguage): string {
  const { collection, name, form } = edited;
  const title = form.title[language];
  if (!isRecordFolder(collection)) return title;
  const record = valueAt(source, `data/${collection}/${name}.json`);
  const own = isObject(record) ? textOf(record.title) : undefined;
  return `${title} ${quoted(own ?? name, language)}`;
}

/** What people call an item of a list: its title, or its place. */
function itemName(item: Json | undefined, place: string, language: EditorLanguage): string {
  const own = isObject(item) ? textOf(item[titleField(Object.keys(item)) ?? '']) : textOf(item);
  const short = own && own.length > 40 ? `${own.slice(0, 39)}…` : own;
  return short ? quoted(short, language) : `${Number(place) + 1}`;
}

const languageName = (code: string, language: EditorLanguage) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** The labels on the way to a value, with the names of items; a word ends with its language. */
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

/** The path of a value, with the place of an item instead of its slug. */
function pathOf({ record, field }: ValuePlace, value: Json | undefined): string[] {
  const path = field ? field.split('.') : [];
  if (record === undefined) return path;
  const number = /^number (\d+)$/.exec(record)?.[1];
  const isIt = (item: Json) => isObject(item) && item.slug === record;
  const place = number ? Number(number) - 1 : Array.isArray(value) ? value.findIndex(isIt) : -1;
  return place < 0 ? path : [String(place), ...path];
}

/** Says where a value is: `Service « Courant fort » › Titre (anglais)`. */
export function whereIs(
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

/** What is wrong, in the owner’s words. */
export const messageFor = (fault: Fault, language: EditorLanguage): string =>
  wordsFor(fault)[language];

/** The fault of a picture without a page: the editor offers to delete it. */
const isUnused = ({ code }: Fault) => code === 'picture-unused';

const colon = { fr: ' : ', en: ': ' };

/**
 * Faults without those that only follow from another: while a French text names a fact that does not exist, its
 * translations need not follow it.
 */
function withoutConsequences(faults: Fault[]): Fault[] {
  const keyOf = ({ file, field }: Fault) => `${file.split('/').at(-1)} ${field}`;
  const causes = faults.filter(({ code }) => code === 'unknown-fact');
  const keys = new Set(causes.map(keyOf));
  return faults.filter((fault) => fault.code !== 'other-placeholders' || !keys.has(keyOf(fault)));
}

/** Faults in the words of the editor, each once. */
function inWords(faults: Fault[], source: Source, language: EditorLanguage): string[] {
  const sentences = withoutConsequences(faults).map(
    (fault) =>
      `${whereIs(fault, source, language)}${colon[language]}${messageFor(fault, language)}`,
  );
  return [...new Set(sentences)];
}

/** Everything that keeps the site from being built, in the words of the editor. */
export const allFaults = (source: Source, language: EditorLanguage): string[] =>
  inWords(findFaults(source).faults, source, language);

/** The faults that a change would bring, in the words of the editor. */
export function newFaults(before: Source, after: Source, language: EditorLanguage): string[] {
  const known = new Set(findFaults(before).faults.map(sentence));
  const fresh = findFaults(after).faults.filter(
    (fault) => !isUnused(fault) && !known.has(sentence(fault)),
  );
  return inWords(fresh, after, language);
}
