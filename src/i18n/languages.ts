/** The languages of the site, the fallback first. Everything else derives from this list. */
export const languages: readonly Language[] = ['fr', 'en', 'es', 'pt', 'it'];

/** The default language (spec, section 1). Its addresses have no prefix. */
export const fallbackLanguage = 'fr' satisfies Language;

export const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

interface LanguageFacts {
  /** The language's name in the language itself. */
  ownName: string;
  /** Tag for `Intl`: format of numbers, dates and times. */
  formats: string;
  /** Numbers with grouped digits: all, or those from 10,000. Versions of `Intl` differ in this, and in the sign. */
  grouping: 'always' | 'min2';
  /** The sign between groups of digits. */
  group: string;
  /** Tag for Open Graph. */
  openGraph: string;
  /** The space between a number and `%`. Versions of `Intl` differ in this too. */
  percentSpace: string;
  /** Separator of hours and minutes, if not a colon. With spaces, which do not break, zero minutes are omitted. */
  hourMark?: ' h ' | 'h' | '.';
}

/** Properties of languages. One that the site no longer has may stay. */
const known = {
  fr: {
    ownName: 'Français',
    formats: 'fr',
    grouping: 'always',
    group: noBreakSpace,
    openGraph: 'fr_CH',
    percentSpace: narrowNoBreakSpace,
    hourMark: ' h ',
  },
  en: {
    ownName: 'English',
    formats: 'en-GB',
    grouping: 'always',
    group: ',',
    openGraph: 'en_GB',
    percentSpace: '',
  },
  es: {
    ownName: 'Español',
    formats: 'es',
    grouping: 'min2',
    group: noBreakSpace,
    openGraph: 'es_ES',
    percentSpace: noBreakSpace,
  },
  pt: {
    ownName: 'Português',
    formats: 'pt-PT',
    grouping: 'min2',
    group: noBreakSpace,
    openGraph: 'pt_PT',
    percentSpace: noBreakSpace,
    hourMark: 'h',
  },
  it: {
    ownName: 'Italiano',
    formats: 'it-CH',
    grouping: 'min2',
    group: '’',
    openGraph: 'it_CH',
    percentSpace: '',
    hourMark: '.',
  },
} satisfies Record<string, LanguageFacts>;

/** A language for which the site has formats. */
export type Language = keyof typeof known;

export const languageFacts: Record<Language, LanguageFacts> = known;

/** Whether a value is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
