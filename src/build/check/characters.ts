import { languages } from '../../i18n/languages';
import { missingCharacters } from '../fonts/characters';
import { issueAt, type Issue, type Place } from '../issue';
import type { Source } from '../../content/read';
import { texts } from '../../content/words';
import { localeTexts } from './locale-texts';
import { recordAt } from './shape';

interface PlacedText {
  text: unknown;
  place: Place;
}

/** Every text of `data/`, except in files that are not valid JSON. */
function dataTexts({ data }: Source): PlacedText[] {
  return Object.entries(data).flatMap(([name, { value }]) =>
    texts(value).map(({ path, text }) => {
      const place = { file: `data/${name}.json`, ...recordAt(value, path.split('.')) };
      return { text, place };
    }),
  );
}

const named = (character: string) =>
  `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

/** Checks that the fonts have every character of the words, which would otherwise look odd among the others. */
export function checkCharacters(source: Source): Issue[] {
  const ofLocales = languages.flatMap((language) => localeTexts(source, language));
  return [...dataTexts(source), ...ofLocales].flatMap(({ text, place }) => {
    const missing = typeof text === 'string' ? missingCharacters(text) : [];
    if (missing.length === 0) return [];
    return [issueAt(place, 'unknown-characters', { characters: missing.map(named).join(', ') })];
  });
}
