import { z } from 'zod';
import { routes } from '../routes';
import { placeholderPattern } from './facts';
import type { Data } from './model';
import { keyed } from './model/fields';
import { type Solar, type SolarConstantSlug, solarConstantSlugs } from './model/solar';
import { pictureKey, picturesOfPages } from './pictures';
import { isLanguage, type Language } from '../i18n/languages';

/** The translations of a namespace: texts, and lists and groups of them. */
export type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** All texts of a tree with their paths: `steps.items.0.title`. */
export function texts(tree: unknown, path = ''): { path: string; text: unknown }[] {
  if (tree === null || typeof tree !== 'object') return [{ path, text: tree }];
  return Object.entries(tree).flatMap(([key, branch]) =>
    texts(branch, path ? `${path}.${key}` : key),
  );
}

/** Whether a value of `data/` is a word: an object of languages. */
export const isWord = (value: unknown): value is Partial<Record<Language, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isLanguage);

/** The words of a value of `data/` in a language, with their paths; undefined where a word is not in that language. */
export function wordTexts(
  value: unknown,
  language: Language,
  path: string[] = [],
): { path: string; text: unknown }[] {
  if (isWord(value)) return [{ path: path.join('.'), text: value[language] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => wordTexts(each, language, [...path, key]));
}

/** The words of a value of `data/` in a language, without its facts; undefined if it has none. */
export function wordsIn(value: unknown, language: Language): TranslationTree | undefined {
  if (isWord(value)) return value[language];
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Object.entries(value).flatMap(([key, each]) => {
    const words = wordsIn(each, language);
    return words === undefined ? [] : [[key, words] as const];
  });
  if (found.length === 0) return undefined;
  return Array.isArray(value) ? found.map(([, words]) => words) : Object.fromEntries(found);
}

/** A text whose braces stand only in whole placeholders. */
export const wellFormed = `^(?:[^{}]|${placeholderPattern})*$`;

const placeholdersInOrder = (text: string) =>
  [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name = '']) => name);

/** The names between `{{` and `}}`, in alphabetical order. */
export function placeholders(text: string): string[] {
  return placeholdersInOrder(text).sort();
}

/** The slugs of the figures that a tree of texts names, each once, in the order in which they stand. */
export function figuresNamed(tree: unknown): string[] {
  const names = texts(tree).flatMap(({ text }) => placeholdersInOrder(String(text)));
  const figures = names.filter((name) => name.startsWith('figures.'));
  return [...new Set(figures)].map((name) => name.replace('figures.', ''));
}

const text = z.string();

/** The key in `pages.json` for the references page while it has no real project. */
export const typicalJobs = 'typicalJobs';

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

/** The shape of `locales/LNG/call-out.json`. */
const callOutTranslations = z.strictObject({
  title: text,
  text,
  arrival: text,
  hourlyRate: text,
  travel: text,
  night: text,
  sunday: text,
  call: text,
  percent: text,
  hour: text,
  francs: text,
});

export type CallOutWords = z.infer<typeof callOutTranslations>;

const plural = z.strictObject({ one: text, other: text });

/** The shape of `locales/LNG/facts.json`. */
const statedFactTranslations = z.strictObject({
  reply: z.strictObject({ soon: text, workingDays: plural, hours: plural }),
  languages: plural,
});

export type FactTranslations = z.infer<typeof statedFactTranslations>;

/** The assumptions that stand in data/figures.json, or in a table or list of data/solar.json. */
const furtherAssumptions = [
  'yield_per_area',
  'yields',
  'price',
  'service_life',
  'energy_payback',
  'consumption',
  'aid_grant',
  'aid_power',
  'aid_battery',
] as const;

export type AssumptionSlug = SolarConstantSlug | (typeof furtherAssumptions)[number];

const assumptionSlugs: readonly AssumptionSlug[] = [...solarConstantSlugs, ...furtherAssumptions];

/** The shape of `locales/LNG/solar.json`. Exponents have no unit; an aid has its name in the data. */
const solarTranslations = (solar: Solar) =>
  z.strictObject({
    assumptions: keyed(assumptionSlugs, z.strictObject({ label: text, unit: text })).extend({
      own_use_exponent: z.strictObject({ label: text }),
      price_exponent: z.strictObject({ label: text }),
      aid_grant: z.strictObject({ unit: text }),
      aid_power: z.strictObject({ unit: text }),
      aid_battery: z.strictObject({ unit: text }),
    }),
    profiles: keyed(
      solar.profiles.items.map(({ slug }) => slug),
      text,
    ),
    roofs: z.strictObject({ size: text, south: text, east: text, flat: text }),
  });

export type SolarWords = z.infer<ReturnType<typeof solarTranslations>>;

/** The slugs of the sources that data/solar.json names. */
const solarSources = (solar: Solar | undefined): string[] =>
  solar
    ? [...solar.constants, solar.yields, solar.profiles, ...solar.aids].map(({ source }) => source)
    : [];

/** The namespaces with words that pages do not ask for by key, each with the shape that the data asks for. */
export function recordNamespaces(data: Data): Record<string, z.ZodType> {
  const figures = keyed(slugs(data.figures), z.strictObject({ unit: text, caption: text }));
  return {
    'call-out': callOutTranslations,
    'closed-days': keyed(slugs(data['closed-days'] ?? []), z.strictObject({ name: text })),
    facts: statedFactTranslations,
    figures: z.strictObject({
      range: text,
      sources: keyed(
        [...data.figures.map(({ source }) => source), ...solarSources(data.solar)],
        text,
      ),
      items: data.figures.length > 0 ? figures : figures.optional(),
    }),
    ...(data.inspection && { 'inspection-kinds': keyed(slugs(data.inspection.kinds), text) }),
    pages: keyed(
      [...Object.keys(routes), typicalJobs],
      z.strictObject({ title: text, description: text }),
    ),
    pictures: keyed(picturesOfPages.map(pictureKey), text),
    ...(data.solar && { solar: solarTranslations(data.solar) }),
    storage: keyed(slugs(data.storage), z.strictObject({ purpose: text })),
  };
}
