import { fallbackLanguage } from '../../i18n/languages';
import type { Issue } from '../issue';
import { placeholders, texts } from '../translations/tree';

const textsByKey = (tree: unknown) => new Map(texts(tree).map(({ path, text }) => [path, text]));
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
  const [expected, found] = [textsByKey(french), textsByKey(translated)];
  const issue = (field: string, message: string) => ({ ...place, field, message });
  return [
    ...[...expected.keys()]
      .filter((key) => !found.has(key))
      .map((key) => issue(key, `the key is missing, ${fallbackLanguage} has it`)),
    ...[...found.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => issue(key, `the key is unknown, ${fallbackLanguage} does not have it`)),
    ...[...found].flatMap(([key, text]) => {
      const wanted = names(expected.get(key));
      if (!expected.has(key) || names(text) === wanted) return [];
      return [
        issue(key, `placeholders ${names(text)}, expected ${wanted} as in ${fallbackLanguage}`),
      ];
    }),
  ];
}
