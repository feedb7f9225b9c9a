import { mendText } from '../../src/content/check/typography';
import { isLanguage, type Language } from '../../src/i18n/languages';
import { isObject, type Json } from '../json';

/** A text in each language: an object whose keys are all languages. */
const isTranslated = (value: Json): value is Record<string, Json> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/**
 * Mends every text that a change has brought.
 *
 * @param language of all texts; without it, texts stand in objects of all languages
 */
export function mendChanges(before: Json | undefined, after: Json, language?: Language): Json {
  if (before === after) return after;
  if (typeof after === 'string') return language ? mendText(after, language) : after;
  if (Array.isArray(after)) {
    const items = Array.isArray(before) ? before : [];
    return after.map((item, index) => mendChanges(items[index], item, language));
  }
  if (!isObject(after)) return after;
  const old = isObject(before) ? before : {};
  const languageOf = (key: string) => (isTranslated(after) && isLanguage(key) ? key : language);
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [
      key,
      mendChanges(old[key], value, languageOf(key)),
    ]),
  );
}
