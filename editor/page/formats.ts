import { formatJson } from '../../tools/format-json.mjs';
import { fallbackLanguage, type Language, languages } from '../../src/i18n/languages';
import { type InEachLanguage, mended, rootOf } from '../mend';
import { filesOf, formatAt } from '../paths';
import { hasWords, type Json, type JsonObject, type Schema } from '../schema';
import { inLanguage, together } from '../shape';

/** How the CMS reads and writes the project's files: by its own functions for formats and for what happens before a save. */

/** An entry, as the CMS hands it to `preSave`: an Immutable.js map. */
interface Entry {
  toJS: () => { path: string; data: JsonObject; i18n: Record<string, { data: JsonObject }> };
  set: (key: string, value: unknown) => Entry;
}

/** The functions of the CMS that are used here. */
export interface Cms {
  registerCustomFormat: (
    name: string,
    extension: string,
    format: { fromFile: (text: string) => unknown; toFile: (value: never) => string },
  ) => void;
  registerEventListener: (listener: {
    name: string;
    handler: (event: { entry: Entry }) => Promise<Entry>;
  }) => void;
}

/** A file as the CMS has it, and back. Words of a page are in a file for each language, so they are the same in both. */
export const formatFor = (name: string, schema: Schema) => {
  const isSame = name.startsWith('pages/');
  const isOne = !hasWords(schema);
  return {
    fromFile: (text: string): unknown => {
      const value = JSON.parse(text) as Json;
      if (isSame || isOne) return value;
      const parts = languages.map((each) => [each, inLanguage(value, schema, each)]);
      return Object.fromEntries(parts);
    },
    toFile: (value: JsonObject): string => {
      const values = isSame || isOne ? { [fallbackLanguage]: value } : value;
      return formatJson(together(values, schema) ?? (schema.type === 'array' ? [] : {}));
    },
  };
};

/** The texts of the files of a save, by their path. */
function textsOf(path: string, values: InEachLanguage, schema: Schema): Record<string, string> {
  const name = formatAt(path);
  const { toFile } = formatFor(name, schema);
  const parts = languages.map((each) => [each, rootOf(values[each] ?? {}, schema)] as const);
  if (name.startsWith('pages/')) {
    const files = filesOf('pages', name.replace('pages/', ''));
    const texts = parts.map(([, part], index) => [files[index], toFile(part as JsonObject)]);
    return Object.fromEntries(texts) as Record<string, string>;
  }
  const all = Object.fromEntries(parts) as Record<Language, JsonObject>;
  return { [path]: toFile(hasWords(schema) ? all : all[fallbackLanguage]) };
}

/** What a save needs to know, and what may stop it. */
interface Saves {
  /** The text of a file before the save. */
  before: (path: string) => string | undefined | Promise<string | undefined>;
  /** Throws if files cannot be saved, which it gets by their path. */
  check?: (texts: Record<string, string>) => Promise<void>;
}

/**
 * Tells the CMS of the formats, and mends what it is about to write.
 *
 * @param schemas by the name of the format
 */
export function prepare(cms: Cms, schemas: Record<string, Schema>, { before, check }: Saves): void {
  for (const [name, schema] of Object.entries(schemas))
    cms.registerCustomFormat(name, 'json', formatFor(name, schema));
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, i18n } = entry.toJS();
      const format = formatAt(path);
      const others = Object.entries(i18n).map(([language, own]) => [language, own.data]);
      const values = { [fallbackLanguage]: data, ...Object.fromEntries(others) } as InEachLanguage;
      const schema = schemas[format];
      const old = JSON.parse((await before(path)) ?? '{}') as JsonObject;
      const saved = mended(values, { format, schema, before: old });
      if (schema) await check?.(textsOf(path, saved, schema));
      const { [fallbackLanguage]: own, ...rest } = saved;
      const wrapped = Object.entries(rest).map(([language, value]) => [language, { data: value }]);
      return entry.set('data', own).set('i18n', Object.fromEntries(wrapped));
    },
  });
}
