import { languageFacts, type Language } from '../../i18n/languages';

/** What a code stands for: ISO 3166 for regions, `EU` among them, ISO 639 for languages. */
type CodeType = 'region' | 'language';

const forms: Record<CodeType, RegExp> = { region: /^[A-Z]{2}$/, language: /^[a-z]{2,3}$/ };

/** Whether a code has a name. */
export function isKnownCode(type: CodeType, code: string): boolean {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return forms[type].test(code) && names.of(code) !== undefined;
}

/** Items as the language lists them: `A, B et C`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[language].formats).format(items);
}

/** Codes as a list of names: `['CH', 'EU']` is `Suisse et Union européenne` in French. */
export function formatNames(type: CodeType, codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(languageFacts[language].formats, { type });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}
