import { languageFacts, type Language } from './languages';

const noBreakSpace = '\u00a0';

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
  const { formats, grouping } = languageFacts[language];
  const thousands = language === 'es' ? /\.(?=\d)/g : /\u202f(?=\d)/g;
  // Whether ICU gives the Swiss apostrophe its straight or its curved form depends on its version.
  return new Intl.NumberFormat(formats, { useGrouping: grouping, ...options })
    .format(value)
    .replace('-', '−')
    .replaceAll("'", '’')
    .replaceAll(thousands, noBreakSpace);
}

/** The space between a number and `%`: none in English, a narrow one in French. `Intl` leaves out that of Portuguese. */
export function percentSpace(language: Language): string {
  if (language === 'pt') return noBreakSpace;
  const { formats } = languageFacts[language];
  const parts = new Intl.NumberFormat(formats, { style: 'percent' }).formatToParts(0.2);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}

/** A share in whole percent: 0.2 is `20 %` in French and `20%` in English. */
export function formatPercent(share: number, language: Language): string {
  const percent = formatNumber(share * 100, language, { maximumFractionDigits: 0 });
  return `${percent}${percentSpace(language)}%`;
}
