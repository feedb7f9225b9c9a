import type callOut from '../../locales/fr/call-out.json';
import type facts from '../../locales/fr/facts.json';
import type solar from '../../locales/fr/solar.json';
import { isLanguage, type Language } from '../i18n/languages';
import { placeholderPattern } from './facts';

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

/** Slugs of the figures that a tree of texts names, without duplicates, in order of appearance. */
export function figuresNamed(tree: unknown): string[] {
  const names = texts(tree).flatMap(({ text }) => placeholdersInOrder(String(text)));
  const figures = names.filter((name) => name.startsWith('figures.'));
  return [...new Set(figures)].map((name) => name.replace('figures.', ''));
}

/** The key in `pages.json` for the references page while it has no real project. */
export const typicalJobs = 'typicalJobs';

export type CallOutWords = typeof callOut;

/** Wording of optional facts of the business. */
export type FactTranslations = typeof facts;

/** The words of the solar estimate. Exponents have no unit; an aid has its name in the data. */
export type SolarWords = typeof solar;

export type AssumptionSlug = keyof SolarWords['assumptions'];
