import { fallbackLanguage, languages } from '../../i18n/languages';
import type { Source } from '../../content/read';
import { localeTexts } from './locale-texts';

/** A text of at most so many words can be the same in two languages: a name, a term of the trade, `1 de 5`. */
const wordsAlike = 4;

/** The words of a text, without those that stand for a fact. */
const wordCount = (text: string) =>
  text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/** The texts that may have been left in French, as short sentences: equal to it, and longer than four words. */
export function untranslatedTexts(source: Source): string[] {
  const french = new Map(
    localeTexts(source, fallbackLanguage).map(({ namespace, key, text }) => [
      `${namespace}:${key}`,
      text,
    ]),
  );
  return languages
    .filter((language) => language !== fallbackLanguage)
    .flatMap((language) => localeTexts(source, language))
    .filter(({ namespace, key, text }) => {
      const isSame = text === french.get(`${namespace}:${key}`);
      return isSame && wordCount(String(text)) > wordsAlike;
    })
    .map(({ place, text }) => `${place.file}, "${place.field}": ${String(text)}`);
}
