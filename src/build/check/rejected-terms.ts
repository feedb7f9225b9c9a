import { languages } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { localeTexts } from './locale-texts';
import rejectedTerms from './rejected-terms.json';

/** Finds a term as whole words. `\b` would end a word at an accent. */
const wholeWords = (term: string) => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu');

/** Checks that no text uses a term that is wrong or unclear in its language. */
export function checkRejectedTerms(source: Source): Issue[] {
  return languages.flatMap((language) => {
    const texts = localeTexts(source, language);
    return Object.entries(rejectedTerms[language]).flatMap(([term, better]) =>
      texts
        .filter(({ text }) => wholeWords(term).test(String(text)))
        .map(({ place }) => {
          return { ...place, message: `"${term}" is not used here, write "${better}"` };
        }),
    );
  });
}
