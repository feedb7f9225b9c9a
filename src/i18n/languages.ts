/** The languages of the site, the fallback first. Everything else derives from this list. */
export const languages = ['fr', 'en', 'es', 'pt', 'it'] as const;

export type Language = (typeof languages)[number];

/** The default language (spec, section 1). Its addresses have no prefix. */
export const fallbackLanguage: Language = 'fr';

interface LanguageFacts {
  /** The language's name in the language itself. */
  ownName: string;
  /** Tag for `Intl`: how numbers, dates and times are written. */
  formats: string;
  /** Tag for Open Graph. */
  openGraph: string;
}

export const languageFacts: Record<Language, LanguageFacts> = {
  fr: { ownName: 'Français', formats: 'fr', openGraph: 'fr_CH' },
  en: { ownName: 'English', formats: 'en-GB', openGraph: 'en_GB' },
  es: { ownName: 'Español', formats: 'es', openGraph: 'es_ES' },
  pt: { ownName: 'Português', formats: 'pt-PT', openGraph: 'pt_PT' },
  it: { ownName: 'Italiano', formats: 'it-CH', openGraph: 'it_CH' },
};

/** Whether a value is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
