import { fallbackLanguage } from '../../src/i18n/languages';
import { anyItem, parseWord, type Words } from '../documents/kinds';
import { objectPath } from '../documents/read';
import { isObject, type Json, valueAt } from '../json';
import { type Project, wordsFile } from '../store/content';
import { type Context, described, type Field, listOf, textField } from './field';

/** The fields of words, from the French ones: of a page, or of a document beside its facts. */

/** The union of the keys of a list's items, with the first value of each, and whether all items have it. */
function itemShape(items: Json[]): { key: string; value: Json; isRequired: boolean }[] {
  const objects = items.filter(isObject);
  const keys = [...new Set(objects.flatMap((item) => Object.keys(item)))];
  return keys.map((key) => {
    const having = objects.filter((item) => key in item);
    const longest = having
      .map((item) => item[key] ?? '')
      .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
    return { key, value: longest[0] ?? '', isRequired: having.length === objects.length };
  });
}

function listField(
  context: Context,
  names: readonly string[],
  items: Json[],
  isRequired: boolean,
): Field {
  const common = {
    ...described(context, names),
    widget: 'list',
    i18n: true,
    required: isRequired,
  } as const;
  if (!items.some(isObject)) {
    const longest = items.map(String).sort((one, other) => other.length - one.length)[0];
    const field = textField(context, names, { text: longest ?? '', isLong: true });
    return { ...common, field: { ...field, name: 'item' }, collapsed: false };
  }
  const fields = itemShape(items).map(({ key, value, isRequired: own }) =>
    wordField(context, [...names, key], value, own),
  );
  return { ...common, ...listOf(context.language, fields) };
}

/** The field of a text, or of a list or a group of them. */
function wordField(
  context: Context,
  names: readonly string[],
  value: Json,
  isRequired = true,
): Field {
  if (Array.isArray(value)) return listField(context, names, value, isRequired);
  if (!isObject(value)) return textField(context, names, { text: String(value), isRequired });
  return {
    ...described(context, names),
    widget: 'object',
    i18n: true,
    collapsed: true,
    required: isRequired,
    fields: Object.entries(value).map(([key, each]) => wordField(context, [...names, key], each)),
  };
}

/** Texts of records that get several lines. */
const long = ['lead', 'description', 'text', 'task', 'work', 'caption', 'answer'];

const nameField = (context: Context, names: readonly string[]) =>
  textField(context, [...names, 'name']);

/** The names on a path, which labels go by: without places in lists. */
const namesOn = (at: readonly string[]) =>
  at.filter((name) => name !== anyItem && name !== 'items');

function listOfNames(context: Context, names: readonly string[]): Field {
  const slug: Field = { name: 'slug', widget: 'hidden', i18n: 'duplicate', default: '' };
  const fields = [slug, nameField(context, names)];
  return { ...described(context, names), ...listOf(context.language, fields) };
}

function ownFields(context: Context, words: Words, files: Project): Field[] {
  const { as, key, namespace } = words;
  const content = files[wordsFile(fallbackLanguage, namespace)];
  const names = namesOn(objectPath(words));
  if (as === 'list') return [listOfNames(context, namesOn(words.at))];
  if (as === 'name') return [nameField(context, names)];
  if (as === 'all')
    return Object.entries(isObject(content) ? content : {}).map(([name, value]) =>
      wordField(context, [...names, name], value),
    );
  return as.map((each) => {
    const { name, isList, parts } = parseWord(each);
    const path = [...names, name];
    const group = Object.fromEntries(parts.map((part) => [part, '']));
    if (isList) return wordField(context, path, parts.length > 0 ? [group] : [], false);
    const text = valueAt(content, [...key, name]);
    const isLong = long.includes(name);
    return textField(context, path, { ...(typeof text === 'string' && { text }), isLong });
  });
}

/** Puts fields first into the group or the list at a path; a group that is missing is made. */
function inserted(
  context: Context,
  fields: Field[],
  [name, ...rest]: readonly string[],
  own: Field[],
  parents: readonly string[] = [],
): Field[] {
  if (name === undefined) return [...own, ...fields];
  const inner = rest[0] === anyItem ? rest.slice(1) : rest;
  const names = namesOn([...parents, name]);
  const into = (field: Field) => {
    const children = 'fields' in field ? (field.fields as Field[]) : [];
    return { ...field, fields: inserted(context, children, inner, own, names) } as Field;
  };
  if (fields.some((field) => field.name === name))
    return fields.map((field) => (field.name === name ? into(field) : field));
  const group = { ...described(context, names), widget: 'object', i18n: true, collapsed: true };
  return [...fields, into(group as Field)];
}

/** Adds the fields of words to those of facts. */
export function withWords(
  context: Context,
  facts: Field[],
  words: readonly Words[],
  files: Project,
): Field[] {
  return words.reduceRight(
    (fields, each) => inserted(context, fields, objectPath(each), ownFields(context, each, files)),
    facts,
  );
}
