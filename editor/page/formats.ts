import { fallbackLanguage, type Language, languages } from '../../src/i18n/languages';
import { type InEachLanguage, mended, rootOf } from '../mend';
import { filesOf, formatAt } from '../paths';
import { hasWords, isObject, type Json, type JsonObject, type Schema } from '../schema';
import { inLanguage, together } from '../shape';

/** Reading and writing of the project's files in the CMS, through its custom formats and its `preSave` event. */

/** An entry in an event: an Immutable.js map. */
interface Entry {
  toJS: () => { path: string; data: JsonObject; i18n: Record<string, { data: JsonObject }> };
  set: (key: string, value: unknown) => Entry;
}

/** The part of the CMS's API used here. */
export interface Cms {
  registerCustomFormat: (
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => unknown;
      toFile: (value: never) => string | Promise<string>;
    },
  ) => void;
  registerEventListener: (listener: {
    name: 'preSave' | 'postSave';
    handler: (event: { entry: Entry }) => Promise<Entry | void>;
  }) => void;
}

/**
 * Converts between a file and its form in the CMS. Texts of a page have one file per language, so they need no
 * conversion.
 */
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
      const whole = together(values, schema) ?? (schema.type === 'array' ? [] : {});
      return `${JSON.stringify(whole, null, 2)}\n`;
    },
  };
};

/** The texts of the files of a save, by path. */
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

/** Values without the keys by which the CMS follows the items of a list, `__sc_item_id`. */
const withoutKeys = (values: InEachLanguage): InEachLanguage =>
  JSON.parse(
    JSON.stringify(values, (key, value: unknown) =>
      key.startsWith('__sc_item_') ? undefined : value,
    ),
  ) as InEachLanguage;

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** A file as one string, whatever its format, the order of its keys and its place among the records. */
export const asOne = (value: unknown): string =>
  JSON.stringify({ ...(value as object), order: undefined }, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part,
  );

/** What a save needs, on the host or on the owner's computer. */
export interface Saves {
  /** Called when the CMS begins to read. */
  opened?: () => void;
  /** The content of a file before a save. */
  before: (path: string) => Promise<Json | undefined>;
  /**
   * Throws if the files of a save, given by path, cannot be saved.
   *
   * @param seen what the CMS has read or written
   */
  check: (texts: Record<string, string>, seen: ReadonlySet<string>) => Promise<void>;
  /** Called once a save is written. */
  saved?: () => Promise<void>;
  /** Called before the CMS writes a record without a save, in another order. Throws if it cannot be written. */
  moved?: (text: string, seen: ReadonlySet<string>) => Promise<void>;
}

/**
 * Registers the formats with the CMS, and corrects entries before they are written.
 *
 * @param schemas by the name of the format
 */
export function prepare(cms: Cms, schemas: Record<string, Schema>, saves: Saves): void {
  const seen = new Set<string>();
  let isSaving = false;
  for (const [name, schema] of Object.entries(schemas)) {
    const { fromFile, toFile } = formatFor(name, schema);
    cms.registerCustomFormat(name, 'json', {
      fromFile: (text) => {
        if (seen.size === 0) saves.opened?.();
        const value = fromFile(text);
        for (const each of [text, toFile(value as JsonObject)]) seen.add(asOne(JSON.parse(each)));
        return value;
      },
      toFile: async (value) => {
        const text = toFile(value);
        const one = asOne(JSON.parse(text));
        if (!isSaving) {
          // The CMS would take a deleted record out of the files that name it.
          if (!seen.has(one)) throw new Error('Other entries name it.');
          await saves.moved?.(text, seen);
        }
        seen.add(one);
        return text;
      },
    });
  }
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, i18n } = entry.toJS();
      const format = formatAt(path);
      const others = Object.entries(i18n).map(([language, own]) => [language, own.data]);
      const values = { [fallbackLanguage]: data, ...Object.fromEntries(others) } as InEachLanguage;
      const schema = schemas[format];
      const before = ((await saves.before(path)) ?? {}) as JsonObject;
      const saved = mended(withoutKeys(values), { format, schema, before });
      if (schema) await saves.check(textsOf(path, saved, schema), seen);
      isSaving = true;
      const { [fallbackLanguage]: own, ...rest } = saved;
      const wrapped = Object.entries(rest).map(([language, value]) => [language, { data: value }]);
      return entry.set('data', own).set('i18n', Object.fromEntries(wrapped));
    },
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: async () => {
      isSaving = false;
      await saves.saved?.();
    },
  });
}
