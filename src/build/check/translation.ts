import { issueAt, type Issue, type Place } from '../issue';
import { placeholders, texts } from '../../content/words';

const textsByKey = (tree: unknown) => new Map(texts(tree).map(({ path, text }) => [path, text]));
const names = (text: unknown) => placeholders(String(text));

/** What is wrong with a text; undefined stands for a key that the language does not have. */
function checkText(french: unknown, text: unknown, place: Place): Issue[] {
  if (text === undefined) return [issueAt(place, 'translation-missing')];
  if (french === undefined) return [issueAt(place, 'translation-unknown')];
  const [found, expected] = [names(text), names(french)];
  if (found.join() === expected.join()) return [];
  return [issueAt(place, 'other-placeholders', { found, expected })];
}

/** Checks that a translation, the file at `place`, has the keys and placeholders of the French one. */
export function checkTranslation(french: unknown, translated: unknown, place: Place): Issue[] {
  const [expected, found] = [textsByKey(french), textsByKey(translated)];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((field) =>
    checkText(expected.get(field), found.get(field), { ...place, field }),
  );
}
