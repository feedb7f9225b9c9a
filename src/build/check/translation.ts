import { fallbackLanguage } from '../../i18n/languages';
import type { Issue, Place } from '../issue';
import { placeholders, texts } from '../translations/tree';

const textsByKey = (tree: unknown) => new Map(texts(tree).map(({ path, text }) => [path, text]));
const names = (text: unknown) => placeholders(String(text)).join(', ') || 'none';

/** What is wrong with a text; undefined stands for a key that the language does not have. */
function problemOf(french: unknown, text: unknown): string | undefined {
  if (text === undefined) return `the key is missing, ${fallbackLanguage} has it`;
  if (french === undefined) return `the key is unknown, ${fallbackLanguage} does not have it`;
  if (names(text) === names(french)) return undefined;
  return `placeholders ${names(text)}, expected ${names(french)} as in ${fallbackLanguage}`;
}

/** Checks that a translation, the file at `place`, has the keys and placeholders of the French one. */
export function checkTranslation(french: unknown, translated: unknown, place: Place): Issue[] {
  const [expected, found] = [textsByKey(french), textsByKey(translated)];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((field) => {
    const message = problemOf(expected.get(field), found.get(field));
    return message ? [{ ...place, field, message }] : [];
  });
}
