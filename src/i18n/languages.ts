/** The languages of the site, the fallback first. Everything else derives from this list. */
export const languages: readonly Language[] = ['fr', 'en', 'es', 'pt', 'it'];

/** The default language (spec, section 1). Its addresses have no prefix. */
export const fallbackLanguage = 'fr' satisfies Language;

const noBreakSpace = '\u00a0';

interface LanguageFacts {
  /** The language's name in the language itself. */
  ownName: string;
  /** Tag for `Intl`: how numbers, dates and times are written. */
  formats: string;
  /** Which numbers are written in groups of three digits: all, or those from 10,000. Versions of `Intl` differ in this. */
  grouping: 'always' | 'min2';
  /** Tag for Open Graph. */
  openGraph: string;
  /** What stands between hours and minutes, if it is no colon; with spaces, minutes that are zero are left out. */
  hourMark?: ' h ' | 'h' | '.';
  /** The space between a number and `%`, where `Intl` leaves it out. */
  percentSpace?: string;
  /** Whether `Intl` writes a point between thousands, which gives way to a space. */
  hasPoints?: true;
}

/** What languages differ in. A language that the site has no longer may stay. */
const known = {
  fr: {
    ownName: 'Français',
    formats: 'fr',
    grouping: 'always',
    openGraph: 'fr_CH',
    hourMark: ' h ',
  },
  en: { ownName: 'English', formats: 'en-GB', grouping: 'always', openGraph: 'en_GB' },
  es: {
    ownName: 'Español',
    formats: 'es',
    grouping: 'min2',
    openGraph: 'es_ES',
    hasPoints: true,
  },
  pt: {
    ownName: 'Português',
    formats: 'pt-PT',
    grouping: 'min2',
    openGraph: 'pt_PT',
    hourMark: 'h',
    percentSpace: noBreakSpace,
  },
  it: {
    ownName: 'Italiano',
    formats: 'it-CH',
    grouping: 'min2',
    openGraph: 'it_CH',
    hourMark: '.',
  },
} satisfies Record<string, LanguageFacts>;

/** A language that the site knows how to write. */
export type Language = keyof typeof known;

export const languageFacts: Record<Language, LanguageFacts> = known;

/** Whether a value is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * A number as the language writes it: `13 000` in French, `13,000` in English, `13’000` in Italian. French gets the wide
 * no-break space between thousands: in headings the narrow one of `Intl` can hardly be seen. Spanish gets it too: a
 * point parts the francs from the centimes on every price tag in Switzerland. A negative number has the minus sign, at
 * which no line ends, instead of the hyphen of `Intl`.
 */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  const { formats, grouping, hasPoints } = languageFacts[language];
  const thousands = hasPoints ? /\.(?=\d)/g : /\u202f(?=\d)/g;
  // Whether ICU gives the Swiss apostrophe its straight or its curved form depends on its version.
  return new Intl.NumberFormat(formats, { useGrouping: grouping, ...options })
    .format(value)
    .replace('-', '−')
    .replaceAll("'", '’')
    .replaceAll(thousands, noBreakSpace);
}

/** Francs and centimes, parted by a point as on every bill in Switzerland: `2 777.10` in French. */
export function formatFrancs(francs: number, language: Language): string {
  const [whole, centimes] = francs.toFixed(2).split('.');
  return `${formatNumber(Number(whole), language)}.${centimes}`;
}

/** `07:30` as the language writes it: `7 h 30` in French, `7h30` in Portuguese, `7.30` in Italian, `7:30` elsewhere. */
export function formatTime(time: string, language: Language): string {
  const [hour = '', minutes = ''] = time.replace(/^0/, '').split(':');
  const { hourMark = ':' } = languageFacts[language];
  if (hourMark !== ' h ') return `${hour}${hourMark}${minutes}`;
  return [hour, 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreakSpace);
}

/** The space between a number and `%`: none in English, a narrow one in French. */
export function percentSpace(language: Language): string {
  const { formats, percentSpace: own } = languageFacts[language];
  if (own) return own;
  const parts = new Intl.NumberFormat(formats, { style: 'percent' }).formatToParts(0.2);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}

/** A share in whole percent: 0.2 is `20 %` in French and `20%` in English. */
export function formatPercent(share: number, language: Language): string {
  const percent = formatNumber(share * 100, language, { maximumFractionDigits: 0 });
  return `${percent}${percentSpace(language)}%`;
}

/** Items as the language lists them: `A, B et C`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[language].formats).format(items);
}
