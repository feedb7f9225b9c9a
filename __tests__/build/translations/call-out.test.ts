import { callOutRows, type CallOutWords } from '../../../src/build/translations/call-out';
import { formatDuration, formatSurcharge } from '../../../src/build/translations/format';
import { languages } from '../../../src/i18n/languages';
import { textsOf } from '../../support/texts';

/** Which no-break space a language uses depends on the version of ICU. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

const callOut = {
  arrivalMinutes: 60,
  hourlyRate: 120,
  travel: 60,
  night: { from: '20:00', to: '06:30', surcharge: { amount: 50, unit: '%' } },
  sunday: { surcharge: { amount: 150, unit: 'CHF' } },
} as const;

it.each(languages)('writes every row in %s', (language) => {
  const words = textsOf(language)['call-out'] as CallOutWords;
  const rows = callOutRows(callOut, words, language);
  expect(rows.map(({ basis }) => basis)).toEqual([
    words.call,
    ...[words.hour, words.francs],
    ...[words.percent, words.francs],
  ]);
  expect(rows.map(({ name, value }) => `${name} ${value}`).join()).not.toMatch(/\{\{|undefined/);
});

it('writes hours and amounts as French does', () => {
  const words = textsOf('fr')['call-out'] as CallOutWords;
  const rows = callOutRows(callOut, words, 'fr');
  expect(rows.map(({ name, value }) => [plain(name), plain(value)])).toEqual([
    ['Délai d’arrivée habituel', '60_minutes'],
    ['Tarif horaire, TVA comprise', '120_CHF'],
    ['Déplacement, TVA comprise', '60_CHF'],
    ['Supplément de nuit, de 20_h à 6_h_30', '50_%'],
    ['Supplément du dimanche', '150_CHF'],
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
