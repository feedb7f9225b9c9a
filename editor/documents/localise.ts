import { fallbackLanguage, languages, type Language } from '../../src/i18n/languages';
import { isObject, type Json, type JsonObject } from '../json';
import { isRecordPicture, isRequired, isTranslated, type Schema } from './schema';

/** The same document in each language. */
export type InEachLanguage = Record<Language, JsonObject>;

/** Facts as they stand in one language: a text in each language is that language's text. Keeps only fields of the schema. */
export function localised(value: Json | undefined, schema: Schema, language: Language): Json {
  if (isTranslated(schema)) return (isObject(value) ? value[language] : undefined) ?? '';
  if (isRecordPicture(schema) && typeof value === 'string') return value.replace('../', '');
  if (Array.isArray(value))
    return value.map((item) => localised(item, schema.items ?? {}, language));
  if (!isObject(value)) return value ?? null;
  const found = Object.entries(schema.properties ?? {}).filter(([field]) => field in value);
  return Object.fromEntries(
    found.map(([field, type]) => [field, localised(value[field], type, language)]),
  );
}

/** What stands for a required field that was emptied, so that the checks can name it. */
function emptyValue({ type, properties = {}, required = [] }: Schema): Json | undefined {
  if (type === 'string') return '';
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'object') return undefined;
  const fields = required.map((field) => [field, emptyValue(properties[field] ?? {})] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as JsonObject;
}

/** The inverse of `localised`: facts from the document in each language. Other values than texts are those of French. */
export function unlocalised(
  values: Record<Language, Json | undefined>,
  schema: Schema,
): Json | undefined {
  const value = values[fallbackLanguage];
  const inEach = (pick: (each: Json | undefined) => Json | undefined) =>
    Object.fromEntries(languages.map((language) => [language, pick(values[language])])) as Record<
      Language,
      Json | undefined
    >;
  if (isTranslated(schema)) {
    const isFilled = languages.some((language) => values[language]);
    return isFilled ? (inEach((text) => text ?? '') as JsonObject) : undefined;
  }
  if (isRecordPicture(schema) && typeof value === 'string') return value && `../${value}`;
  if (Array.isArray(value)) {
    // A list of texts is one of each language: what one has alone is missing in the others, which the checks say.
    const lists = languages.map((language) => values[language]);
    const lengths = lists.map((list) => (Array.isArray(list) ? list.length : 0));
    const length = isTranslated(schema.items ?? {}) ? Math.max(...lengths) : value.length;
    return Array.from(
      { length },
      (_, index) =>
        unlocalised(
          inEach((list) => (Array.isArray(list) ? list[index] : undefined)),
          schema.items ?? {},
        ) ?? null,
    );
  }
  if (schema.properties && isObject(value)) {
    const fields = Object.entries(schema.properties).map(([field, type]) => {
      const found = unlocalised(
        inEach((object) => (isObject(object) ? object[field] : undefined)),
        type,
      );
      return [field, found ?? (isRequired(schema, field) ? emptyValue(type) : undefined)] as const;
    });
    return Object.fromEntries(fields.filter(([, found]) => found !== undefined)) as JsonObject;
  }
  return value;
}
