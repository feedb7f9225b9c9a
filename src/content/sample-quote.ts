import { formatFrancs, formatNumber } from '../i18n/formats';
import { type Language, languageFacts } from '../i18n/languages';
import type { SampleQuote } from './model';

/** Francs to the nearest five centimes, as Swiss bills have them. */
const toFiveCentimes = (francs: number) => Math.round(francs * 20) / 20;

/** The sample quote formatted for a language, with its totals. */
export function writeSampleQuote({ title, vat: rate, positions }: SampleQuote, language: Language) {
  const francs = (value: number) => formatFrancs(value, language);
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  const amountOf = ({ quantity, price }: { quantity: number; price: number }) =>
    toFiveCentimes(quantity * price);
  const counted = positions.filter(({ optional }) => !optional);
  const net = toFiveCentimes(counted.reduce((sum, position) => sum + amountOf(position), 0));
  const vat = toFiveCentimes((net * rate) / 100);
  return {
    title: title[language],
    positions: positions.map((position) => {
      const { text, note, quantity, unit, price, optional = false } = position;
      const count = `${number(quantity)}${unit === 'hour' ? '\u00a0h' : ''}`;
      return {
        text: text[language],
        note: note[language],
        isOptional: optional,
        quantity: unit === 'flat' ? null : `${count} × ${francs(price)}`,
        amount: francs(amountOf(position)),
      };
    }),
    net: francs(net),
    rate: `${number(rate)}${languageFacts[language].percentSpace}%`,
    vat: francs(vat),
    total: francs(net + vat),
  };
}
