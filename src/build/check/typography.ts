import { languages, type Language } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import type { TypographyCode } from '../messages/words';
import type { Source } from '../../content/read';
import { localeTexts } from './locale-texts';

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
