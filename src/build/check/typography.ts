import { languages, type Language } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { localeTexts } from './locale-texts';

interface Rule {
  languages: readonly Language[];
  breaks: RegExp;
  message: string;
}

const rules: Rule[] = [
  { languages, breaks: /'/, message: 'a straight apostrophe, expected ’' },
  { languages, breaks: /\.\.\./, message: 'three dots, expected …' },
  { languages, breaks: / {2}|^ | $/, message: 'a space too many' },
  {
    languages,
    breaks: /Wi-Fi/,
    message: 'a hyphen at which a line may end, expected Wi‑Fi with U+2011',
  },
  {
    languages: ['fr'],
    breaks: /(?<!\u202f)[;?!](?=\s|$)/,
    message: 'expected a narrow no-break space (U+202F) before ; ? !',
  },
  {
    languages: ['fr'],
    breaks: /(?<!\u00a0):(?=\s|$)/,
    message: 'expected a no-break space (U+00A0) before :',
  },
  {
    languages: ['fr'],
    breaks: /«(?!\u00a0)|(?<!\u00a0)»/,
    message: 'expected a no-break space (U+00A0) inside « »',
  },
  {
    languages: ['en', 'es', 'pt', 'it'],
    breaks: /\s[:;?!]/,
    message: 'a space before a punctuation mark',
  },
  {
    languages: ['es'],
    breaks: /^[^¿]*\?|^[^¡]*!/,
    message: 'a question or exclamation without ¿ or ¡ at its start',
  },
];

/** Checks that each text follows the typography of its language. */
export function checkTypography(source: Source): Issue[] {
  return languages.flatMap((language) =>
    localeTexts(source, language).flatMap(({ text, place }) =>
      rules
        .filter((rule) => rule.languages.includes(language) && rule.breaks.test(String(text)))
        .map(({ message }) => ({ ...place, message })),
    ),
  );
}

/** Texts that two languages may share, such as names, or `1 de 5` in Spanish and Portuguese. */
const shared =
  /^(?:\{\{[^}]+\}\}|[\s\d.,©%|–]|m²|kWh|kWp|Web|API|E-mail|Contact|Menu|Maintenance|Services?|Audiovisual|Alarma?|Domótica|francos|Todos|Facebook|\b(?:a|de)\b)+$/;

/** Checks that each text is translated: it must not equal the text of the same key in another language. */
export function checkTranslated(source: Source): Issue[] {
  const seen = new Map<string, Language>();
  return languages.flatMap((language) =>
    localeTexts(source, language).flatMap(({ namespace, key, text, place }) => {
      const same = `${namespace}:${key}:${String(text)}`;
      const owner = seen.get(same);
      seen.set(same, owner ?? language);
      if (owner === undefined || shared.test(String(text))) return [];
      return [{ ...place, message: `the text is the same as in ${owner}, expected a translation` }];
    }),
  );
}
