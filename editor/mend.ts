import { mendText } from '../src/content/check/typography';
import { fallbackLanguage, type Language, languages } from '../src/i18n/languages';
import { asText, isObject, isWord, type Json, type JsonObject, type Schema } from './schema';

/** Corrections before the CMS saves, so that form, CMS and file stay the same. */

/** A file in each language, as held by the CMS. */
export type InEachLanguage = Partial<Record<Language, JsonObject>>;

/** A value in one language, with that language's typography in its texts. */
function typeset(
  value: Json,
  schema: Schema | undefined,
  language: Language,
  isText: boolean,
): Json {
  if (typeof value === 'string') return isText ? mendText(value, language) : value;
  if (Array.isArray(value)) {
    const items = schema?.items;
    const isOfTexts = isText || (items !== undefined && isWord(items));
    return value.map((each) => typeset(each, items, language, isOfTexts));
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([field, part]) => {
    // The CMS puts a file that is a list under a key of its choice.
    const of = schema?.type === 'array' ? schema : schema?.properties?.[field];
    return [
      field,
      typeset(part, of, language, isText || (of !== undefined && isWord(of))),
    ] as const;
  });
  return Object.fromEntries(parts);
}

/** Maximum length of a slug or address made from a title, in characters. */
const longestName = 40;

/** The words of a title without accents, joined by `_`, up to the maximum length. */
function nameFrom(title: string): string {
  const plain = title.replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').normalize('NFD');
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_/, '')
    .slice(0, longestName)
    .replace(/_$/, '');
}

/** A slug from a title, in lower case. */
const slugFrom = (title: string): string => nameFrom(title).toLowerCase();

/** Text for the slug of a new item, in order of preference. */
const titleOf = ({ title, name, question, caption, from }: JsonObject) =>
  [title, name, question, caption, from].map(asText).find(Boolean) ?? '';

/**
 * Gives each new item of a list with slugs its own slug, the same in all languages. The copy of an item gets one too.
 */
function nameItems(lists: Json[][]): void {
  const [first = []] = lists;
  const slugs = first.map((item) => (isObject(item) ? item.slug : undefined));
  const taken = new Set(slugs.filter(Boolean));
  const seen = new Set<Json>();
  for (const [index, item] of first.entries()) {
    if (!isObject(item) || (item.slug && !seen.has(item.slug))) {
      seen.add(slugs[index] ?? '');
      continue;
    }
    const stem = slugFrom(titleOf(item)) || 'sans_titre';
    let slug = stem;
    for (let number = 2; taken.has(slug); number++) slug = `${stem}_${number}`;
    taken.add(slug);
    for (const list of lists) {
      const own = list[index];
      if (isObject(own)) own.slug = slug;
    }
  }
}

const hasSlugs = ({ items }: Schema) => items?.properties?.slug !== undefined;

/** Gives slugs to the new items of all lists of a file that have slugs. */
function nameAll(values: (Json | undefined)[], schema: Schema): void {
  if (schema.type === 'array') {
    const lists = values.map((value) => (Array.isArray(value) ? value : []));
    if (hasSlugs(schema)) nameItems(lists);
    const length = lists[0]?.length ?? 0;
    for (let index = 0; index < length; index++)
      nameAll(
        lists.map((list) => list[index]),
        schema.items ?? {},
      );
  }
  for (const [field, part] of Object.entries(schema.properties ?? {}))
    nameAll(
      values.map((value) => (isObject(value) ? value[field] : undefined)),
      part,
    );
}

/** The number to dial for a displayed number; undefined if its country is unknown. */
function dialled(shown: string): string | undefined {
  const number = shown.replaceAll(/[^+\d]/g, '').replace(/^00/, '+');
  if (number.startsWith('+')) return number;
  return /^0\d{9}$/.test(number) ? number.replace('0', '+41') : undefined;
}

/** Updates the dialled number to match the displayed one, if only the latter was changed. */
function followPhone(company: JsonObject, before: JsonObject): void {
  const [phone, old] = [company.phone, before.phone];
  if (!isObject(phone) || !isObject(old)) return;
  if (phone.display === old.display || phone.international !== old.international) return;
  const number = dialled(asText(phone.display));
  if (number) phone.international = number;
}

/** Context of a save. */
export interface Saving {
  /** The format of the file: `services`, `business/company`, `pages/home`. */
  format: string;
  schema: Schema | undefined;
  /** The file before the save. */
  before: JsonObject;
}

/**
 * Corrects a file written by the owner: the typography of each language, a slug for each new item, an address for a new
 * service, and the number to dial for a changed Swiss telephone number.
 */
export function mended(values: InEachLanguage, { format, schema, before }: Saving): InEachLanguage {
  const all = languages.flatMap((language) => {
    const value = values[language];
    // Texts of a page are all in one language, not in objects keyed by language.
    return value
      ? [
          [
            language,
            typeset(value, schema, language, format.startsWith('pages/')) as JsonObject,
          ] as const,
        ]
      : [];
  });
  if (schema)
    nameAll(
      all.map(([, value]) => rootOf(value, schema)),
      schema,
    );
  const found: InEachLanguage = Object.fromEntries(all);
  const first = found[fallbackLanguage];
  if (first && format === 'services' && !first.route && typeof first.title === 'string')
    first.route = `/service-${nameFrom(first.title)}`;
  if (first && format === 'business/company') followPhone(first, before);
  return found;
}

/** The content of a file as held by the CMS, which puts a list under a key of its choice. */
export const rootOf = (value: JsonObject, schema: Schema): Json =>
  schema.type === 'array' ? (Object.values(value)[0] ?? []) : value;
