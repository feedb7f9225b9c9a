import { fallbackLanguage, languages, type Language } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import type { TypographyCode } from '../messages/words';
import type { Source } from '../source';
import { localeTexts, type LocaleText } from './locale-texts';

type Rule = [languages: readonly Language[], breaks: RegExp, code: TypographyCode];

const rules: Rule[] = [
  [languages, /'/, 'straight-apostrophe'],
  [languages, /\.\.\./, 'three-dots'],
  [languages, / {2}|^ | $/, 'extra-space'],
  [languages, /Wi-Fi/, 'breaking-hyphen'],
  [['fr'], /(?<!\u202f)[;?!](?=\s|$)/, 'narrow-space'],
  [['fr'], /(?<!\u00a0):(?=\s|$)/, 'colon-space'],
  [['fr'], /«(?!\u00a0)|(?<!\u00a0)»/, 'quotes-space'],
  [['en', 'es', 'pt', 'it'], /\s[:;?!]/, 'space-before-mark'],
  [['es'], /^[^¿]*\?|^[^¡]*!/, 'no-opening-mark'],
];

/** Checks that each text follows the typography of its language. */
export function checkTypography(source: Source): Issue[] {
  return languages.flatMap((language) => {
    const own = rules.filter(([applies]) => applies.includes(language));
    return localeTexts(source, language).flatMap(({ text, place }) =>
      own
        .filter(([, breaks]) => breaks.test(String(text)))
        .map(([, , code]) => issueAt(place, code)),
    );
  });
}

/** The longest text, in words, that two languages may well write alike: a name, a title. */
const mostShared = 4;

/**
 * Texts that somebody may have forgotten to translate: longer ones that equal the French text. They are no fault.
 *
 * @returns a sentence for each
 */
export function untranslatedTexts(source: Source): string[] {
  const keyOf = ({ namespace, key }: LocaleText) => `${namespace}:${key}`;
  const french = new Map(
    localeTexts(source, fallbackLanguage).map((each) => [keyOf(each), each.text]),
  );
  const isLong = (text: unknown) => String(text).split(/\s+/).length > mostShared;
  return languages
    .filter((language) => language !== fallbackLanguage)
    .flatMap((language) => localeTexts(source, language))
    .filter((each) => isLong(each.text) && each.text === french.get(keyOf(each)))
    .map(({ place: { file, field } }) => `${file}, field "${field}": as in French`);
}
