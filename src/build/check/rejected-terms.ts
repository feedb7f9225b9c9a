import { languages, type Language } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import type { Source } from '../../content/read';
import { localeTexts } from './locale-texts';
import terms from './rejected-terms.json';

/** Rejected terms with the term to write instead. A new language has none yet. */
const rejectedTerms: Partial<Record<Language, Record<string, string>>> = terms;

/** Finds a term as whole words. `\b` would end a word at an accent. */
const wholeWords = (term: string) => new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu');

/** Checks that no text uses a term that is wrong or unclear in its language. */
export function checkRejectedTerms(source: Source): Issue[] {
  return languages.flatMap((language) => {
    const texts = localeTexts(source, language);
    return Object.entries(rejectedTerms[language] ?? {}).flatMap(([term, better]) =>
      texts
        .filter(({ text }) => wholeWords(term).test(String(text)))
        .map(({ place }) => issueAt(place, 'rejected-term', { term, better })),
    );
  });
}
