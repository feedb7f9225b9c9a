import { languageFacts, type Language } from './languages';

/**
 * A number as the language writes it: `13 000` in French, `13,000` in English, `13’000` in Italian. French gets the wide
 * no-break space between thousands: in headings the narrow one of `Intl` can hardly be seen. A negative number has the
 * minus sign, at which no line ends, instead of the hyphen of `Intl`.
 */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  const { formats, grouping } = languageFacts[language];
  // Whether ICU gives the Swiss apostrophe its straight or its curved form depends on its version.
  return new Intl.NumberFormat(formats, { useGrouping: grouping, ...options })
    .format(value)
    .replace('-', '−')
    .replaceAll("'", '’')
    .replaceAll(/\u202f(?=\d)/g, '\u00a0');
}
