import { fallbackLanguage } from '../../i18n/languages';
import type { Issue, Place } from '../issue';
import { placeholders, texts } from '../translations/tree';

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
  const [expected = {}, found = {}] = [french, translated].map((tree) =>
    Object.fromEntries(texts(tree).map(({ path, text }) => [path, text])),
  );
  return Object.keys({ ...expected, ...found }).flatMap((field) => {
    const message = problemOf(expected[field], found[field]);
    return message ? [{ ...place, field, message }] : [];
  });
}
