import { languages, type Language } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { localeTexts } from './locale-texts';

type Rule = [languages: readonly Language[], breaks: RegExp, message: string];

const rules: Rule[] = [
  [languages, /'/, 'a straight apostrophe, expected ’'],
  [languages, /\.\.\./, 'three dots, expected …'],
  [languages, / {2}|^ | $/, 'a space too many'],
  [languages, /Wi-Fi/, 'a hyphen at which a line may end, expected Wi‑Fi with U+2011'],
  [['fr'], /(?<!\u202f)[;?!](?=\s|$)/, 'expected a narrow no-break space (U+202F) before ; ? !'],
  [['fr'], /(?<!\u00a0):(?=\s|$)/, 'expected a no-break space (U+00A0) before :'],
  [['fr'], /«(?!\u00a0)|(?<!\u00a0)»/, 'expected a no-break space (U+00A0) inside « »'],
  [['en', 'es', 'pt', 'it'], /\s[:;?!]/, 'a space before a punctuation mark'],
  [['es'], /^[^¿]*\?|^[^¡]*!/, 'a question or exclamation without ¿ or ¡ at its start'],
];

/** Checks that each text follows the typography of its language. */
export function checkTypography(source: Source): Issue[] {
  return languages.flatMap((language) => {
    const own = rules.filter(([applies]) => applies.includes(language));
    return localeTexts(source, language).flatMap(({ text, place }) =>
      own
        .filter(([, breaks]) => breaks.test(String(text)))
        .map(([, , message]) => ({ ...place, message })),
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
      return [{ ...place, message: `the text is the same as in ${owner}, expected a translation` }];
    }),
  );
}
