import { languages, type Language } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import type { TypographyCode } from '../messages/words';
import type { Source } from '../source';
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

/** Words that two of the languages write alike. */
const sharedWords =
  'm² kWh kWp Web API E-mail Contact Menu Maintenance Service Services Audiovisual Alarm Alarma Domótica Cookie francs francos Nord Norte Sud N E S O Plano Imprimir Todos Fonte Facebook Question No a de por';

/** Texts that two languages may share, such as names, or `1 de 5` in Spanish and Portuguese. */
const shared = new RegExp(
  `^(?:\\{\\{[^}]+\\}\\}|[\\s\\d.,:;©%|°–]|(?<!\\p{L})(?:${sharedWords.replaceAll(' ', '|')})(?!\\p{L}))+$`,
  'u',
);

/** The name of a source, which can be a publication's title. */
const title = /^figures:sources\./;

/** Checks that each text is translated: it must not equal the text of the same key in another language. */
export function checkTranslated(source: Source): Issue[] {
  const seen = new Map<string, Language>();
  return languages.flatMap((language) =>
    localeTexts(source, language).flatMap(({ namespace, key, text, place }) => {
      const same = `${namespace}:${key}:${String(text)}`;
      const owner = seen.get(same);
      seen.set(same, owner ?? language);
      if (owner === undefined || title.test(same) || shared.test(String(text))) return [];
      return [issueAt(place, 'same-text', { language: owner })];
    }),
  );
}
