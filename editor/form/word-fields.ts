import { fallbackLanguage } from '../../src/i18n/languages';
import type { Words } from '../documents/kinds';
import { isObject, type Json, valueAt } from '../json';
import { type Project, wordsFile } from '../store/content';
import { type Context, described, type Field, listOf, textField } from './field';

/** The fields of words, from the French ones. */

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

/** The fields of words of `locales/`: of a page, and of what search engines show of it. */
export function wordFields(context: Context, words: readonly Words[], files: Project): Field[] {
  return words.flatMap(({ namespace, part }): Field[] => {
    const content = files[wordsFile(fallbackLanguage, namespace)];
    const texts = part ? valueAt(content, [part.key]) : content;
    const parents = part ? [part.group] : [];
    const fields = Object.entries(isObject(texts) ? texts : {}).map(([name, value]) =>
      wordField(context, [...parents, name], value),
    );
    if (!part) return fields;
    const group = { widget: 'object', i18n: true, collapsed: true } as const;
    return [{ ...described(context, parents), ...group, fields }];
  });
}
