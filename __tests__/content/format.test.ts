import {
  callOutRows,
  formatDuration,
  formatFigure,
  formatHours,
  formatSource,
  formatSurcharge,
  formatWeekday,
} from '../../src/content/format';
import type { CallOutWords } from '../../src/content/words';
import { type Weekday, weekdays } from '../../src/content/weekdays';
import { inEach, soundWords } from '../support/project';

/** The numbers of each language are tested in `__tests__/i18n/formats.test.ts`, dates in `__tests__/site/privacy.test.ts`. */

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

const hourWords = {
  everyDay: 'every day',
  days: '{{from}} to {{to}}',
  span: '{{from}}–{{to}}',
  rows: '{{first}}; {{next}}',
};
const morning = { opens: '08:00', closes: '12:00' };
const afternoon = { opens: '13:30', closes: '18:00' };

it.each<[Weekday[], string]>([
  [['Saturday'], 'Saturday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Monday', 'Tuesday', 'Wednesday'], 'Monday to Wednesday'],
  [['Monday', 'Tuesday', 'Thursday', 'Friday'], 'Monday, Tuesday, Thursday and Friday'],
  [['Friday', 'Thursday', 'Wednesday', 'Monday'], 'Monday and Wednesday to Friday'],
  [[...weekdays], 'Every day'],
])('names the days %j as %s', (days, expected) => {
  const hours = [{ days, spans: [morning] }];
  expect(formatHours(hours, hourWords, 'en')).toBe(`${expected}, 8:00–12:00`);
});

it('writes the hours of a week with their breaks, as the language words them', () => {
  const hours = [
    { days: weekdays.slice(0, 5), spans: [morning, afternoon] },
    { days: weekdays.slice(5, 6), spans: [morning] },
    { days: weekdays.slice(6), spans: [morning] },
  ];
  const french = { ...hourWords, days: 'du {{from}} au {{to}}', span: 'de {{from}} à {{to}}' };
  expect(plain(formatHours(hours, french, 'fr'))).toBe(
    'Du lundi au vendredi, de 8_h à 12_h et de 13_h_30 à 18_h; samedi, de 8_h à 12_h; dimanche, de 8_h à 12_h',
  );
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
