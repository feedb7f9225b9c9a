import {
  callOutRows,
  formatDuration,
  formatFigure,
  formatSource,
  formatSurcharge,
  formatTime,
  formatWeekday,
} from '../../src/content/format';
import type { CallOutWords } from '../../src/content/words';
import { inEach, soundWords } from '../support/project';

/** The dates and numbers of each language are tested over the built pages (`__tests__/site/words.test.ts`). */

/** Which no-break space a language uses depends on the version of ICU. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

it('writes a figure as a number or a range, with its unit', () => {
  const range = '{{from}} to {{to}}';
  const price = { value: 13_000, unit: 'CHF' };
  expect(formatFigure(price, 'francs', range, 'en')).toEqual({
    number: '13,000',
    unit: 'francs',
    text: '13,000\u00a0francs',
  });
  const upTo = { ...price, max: 14_000 };
  expect(formatFigure(upTo, 'francs', range, 'en').number).toBe('13,000 to 14,000');
  const percent = { value: 15, unit: '%' };
  expect(formatFigure(percent, '%', range, 'en').text).toBe('15%');
  expect(plain(formatFigure(percent, '%', range, 'fr').text)).toBe('15_%');
  expect(formatFigure(percent, '%', range, 'pt').text).toBe('15\u00a0%');
});

it('writes a source with its year', () => {
  const sources = [{ slug: 'study', name: inEach((language) => `A study ${language}`) }];
  expect(formatSource('study', 2020, sources, 'it')).toBe('A study it, 2020');
});

it.each([
  ['Monday', 'fr', 'lundi'],
  ['Sunday', 'en', 'Sunday'],
  ['Friday', 'pt', 'sexta'],
  ['Saturday', 'pt', 'sábado'],
] as const)('names %s in %s: %s', (weekday, language, expected) => {
  expect(formatWeekday(weekday, language)).toBe(expected);
});

it.each([
  ['07:30', 'fr', '7_h_30'],
  ['18:00', 'fr', '18_h'],
  ['00:05', 'fr', '0_h_05'],
  ['07:30', 'en', '7:30'],
  ['00:00', 'es', '0:00'],
  ['07:30', 'it', '7.30'],
  ['07:30', 'pt', '7h30'],
  ['18:00', 'pt', '18h00'],
] as const)('writes %s in %s as %s', (time, language, expected) => {
  expect(plain(formatTime(time, language))).toBe(expected);
});

const callOut = {
  arrivalMinutes: 60,
  hourlyRate: 120,
  travel: 60,
  night: { from: '20:00', to: '06:30', surcharge: { amount: 50, unit: '%' } },
  sunday: { surcharge: { amount: 150, unit: 'CHF' } },
} as const;

it('writes hours and amounts as French does, each with what it is of', () => {
  const words = soundWords('fr')['call-out'] as CallOutWords;
  const rows = callOutRows(callOut, words, 'fr');
  expect(rows.map(({ name, value, basis }) => [name, value, basis].map(plain))).toEqual([
    ['arrival fr', '60_minutes', 'call fr'],
    ['hourlyRate fr', '120_CHF', 'hour fr'],
    ['travel fr', '60_CHF', 'francs fr'],
    ['20_h fr 6_h_30', '50_%', 'percent fr'],
    ['sunday fr', '150_CHF', 'francs fr'],
  ]);
});

it.each([
  ['fr', '1_an', '5_ans', '12_000_CHF'],
  ['en', '1_year', '5_years', 'CHF_12,000'],
  ['it', '1_anno', '5_anni', 'CHF_12’000'],
] as const)('writes years and francs in %s', (language, one, five, francs) => {
  expect(plain(formatDuration(1, 'year', language))).toBe(one);
  expect(plain(formatDuration(5, 'year', language))).toBe(five);
  expect(plain(formatSurcharge(12_000, 'CHF', language))).toBe(francs);
});
