import {
  formatDate,
  formatFigure,
  formatNumber,
  formatTime,
  formatWeekday,
  type FigureTranslations,
} from '../../../src/build/translations/format';
import type { Language } from '../../../src/i18n/languages';

/** Which no-break space a language uses depends on the version of ICU. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

describe('a number', () => {
  it.each([
    ['fr', '13_000', '1,2'],
    ['en', '13,000', '1.2'],
    ['es', '13.000', '1,2'],
    ['pt', '13_000', '1,2'],
    ['it', '13’000', '1.2'],
  ] as const)('is written in %s as %s and %s', (language, thousands, decimal) => {
    expect(plain(formatNumber(13_000, language))).toBe(thousands);
    expect(formatNumber(1.2, language)).toBe(decimal);
  });
});

describe('a figure', () => {
  const words: FigureTranslations = {
    range: '{{from}} to {{to}}',
    items: { share: { unit: '%', caption: '' }, price: { unit: 'francs', caption: '' } },
  };
  const share = { slug: 'share', value: 15, max: 30, unit: '%' } as const;
  const price = { slug: 'price', value: 13_000, unit: 'CHF' } as const;

  it('has a number, a unit and a text of both', () => {
    expect(formatFigure(price, words, 'en')).toEqual({
      number: '13,000',
      unit: 'francs',
      text: '13,000\u00a0francs',
    });
  });

  it('is a range as the language writes it where it has an upper end', () => {
    expect(formatFigure(share, words, 'en')).toEqual({
      number: '15 to 30',
      unit: '%',
      text: '15 to 30%',
    });
  });

  it.each<[Language, string]>([
    ['fr', '15 to 30_%'],
    ['en', '15 to 30%'],
    ['es', '15 to 30_%'],
    ['pt', '15 to 30%'],
    ['it', '15 to 30%'],
  ])('keeps the space before the percent sign that %s has', (language, expected) => {
    expect(plain(formatFigure(share, words, language).text)).toBe(expected);
  });

  it('formats both ends of a range', () => {
    const range = { ...price, max: 14_000 };
    expect(formatFigure(range, words, 'en').number).toBe('13,000 to 14,000');
  });
});

it.each([
  ['fr', '10 septembre 2021'],
  ['en', '10 September 2021'],
  ['es', '10 de septiembre de 2021'],
  ['pt', '10 de setembro de 2021'],
  ['it', '10 settembre 2021'],
] as const)('writes a date in %s as %s', (language, expected) => {
  expect(formatDate('2021-09-10', language)).toBe(expected);
});

describe('a weekday', () => {
  it.each([
    ['Monday', 'fr', 'lundi'],
    ['Sunday', 'en', 'Sunday'],
    ['Saturday', 'es', 'sábado'],
    ['Friday', 'pt', 'sexta-feira'],
    ['Wednesday', 'it', 'mercoledì'],
  ] as const)('%s is named in %s as %s', (weekday, language, expected) => {
    expect(formatWeekday(weekday, language)).toBe(expected);
  });
});

describe('a time', () => {
  it.each([
    ['07:30', 'fr', '7_h_30'],
    ['18:00', 'fr', '18_h'],
    ['00:05', 'fr', '0_h_05'],
    ['07:30', 'en', '7:30'],
    ['18:00', 'es', '18:00'],
    ['10:15', 'pt', '10:15'],
    ['00:00', 'it', '0:00'],
  ] as const)('%s is written in %s as %s', (time, language, expected) => {
    expect(plain(formatTime(time, language))).toBe(expected);
  });
});
