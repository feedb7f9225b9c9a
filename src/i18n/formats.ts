import { languageFacts, noBreakSpace, type Language } from './languages';

/**
 * A number in the language's format: `13 000` in French, `13,000` in English, `13’000` in Italian. The space between
 * groups of digits is wide in French, as the narrow one of `Intl` is hardly visible in headings. Spanish and Portuguese
 * have it too: on every price tag in Switzerland a point separates francs from centimes. A negative number has a minus
 * sign, after which no line breaks, instead of the hyphen of `Intl`.
 */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  const { formats, grouping, group } = languageFacts[language];
  const signs: Partial<Record<Intl.NumberFormatPartTypes, string>> = { group, minusSign: '−' };
  return new Intl.NumberFormat(formats, { useGrouping: grouping, ...options })
    .formatToParts(value)
    .map(({ type, value: text }) => signs[type] ?? text)
    .join('');
}

/** Francs and centimes, separated by a point as on every bill in Switzerland: `2 777.10` in French. */
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

/** A share in whole percent: 0.2 is `20 %` in French and `20%` in English. */
export function formatPercent(share: number, language: Language): string {
  const percent = formatNumber(share * 100, language, { maximumFractionDigits: 0 });
  return `${percent}${languageFacts[language].percentSpace}%`;
}

/** Items as a list in the language: `A, B et C`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[language].formats).format(items);
}
