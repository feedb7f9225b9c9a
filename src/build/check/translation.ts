import { fallbackLanguage } from '../../i18n/languages';
import type { Issue } from '../issue';
import { placeholders, texts } from '../translations/tree';

const names = (text: unknown) => placeholders(String(text)).join(', ') || 'none';

/**
 * Checks that a translation has the keys and placeholders of the French one.
 *
 * @param place the file of the translation
 */
export function checkTranslation(
  french: unknown,
  translated: unknown,
  place: Omit<Issue, 'message'>,
): Issue[] {
  const expected = new Map(texts(french).map(({ path, text }) => [path, text]));
  const found = new Map(texts(translated).map(({ path, text }) => [path, text]));
  const missing = [...expected.keys()].filter((key) => !found.has(key));
  const extra = [...found.keys()].filter((key) => !expected.has(key));
  return [
    ...missing.map((field) => ({
      ...place,
      field,
      message: `the key is missing, ${fallbackLanguage} has it`,
    })),
    ...extra.map((field) => ({
      ...place,
      field,
      message: `the key is unknown, ${fallbackLanguage} does not have it`,
    })),
    ...[...found].flatMap(([field, text]) => {
      const wanted = names(expected.get(field));
      if (!expected.has(field) || names(text) === wanted) return [];
      return [
        {
          ...place,
          field,
          message: `placeholders ${names(text)}, expected ${wanted} as in ${fallbackLanguage}`,
        },
      ];
    }),
  ];
}
