import { formatFrancs, formatNumber, formatPercent, formatTime } from '../../src/i18n/formats';

/** The no-break space of a language depends on the version of ICU. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

it('parts thousands by a space in Spanish and Portuguese, from 10,000', () => {
  for (const language of ['es', 'pt'] as const) {
    expect(formatNumber(13_000, language)).toBe('13\u00a0000');
    expect(formatNumber(8200, language)).toBe('8200');
    expect(formatNumber(-1_234_567.5, language)).toBe('−1\u00a0234\u00a0567,5');
  }
});

it.each([
  ['fr', '20_%'],
  ['en', '20%'],
  ['es', '20_%'],
  ['pt', '20_%'],
  ['it', '20%'],
] as const)('writes a share of 0.2 in %s as %s', (language, expected) => {
  expect(plain(formatPercent(0.2, language))).toBe(expected);
});

it.each([
  ['fr', '2_777.10'],
  ['en', '2,777.10'],
  ['es', '2777.10'],
  ['pt', '2777.10'],
  ['it', '2777.10'],
] as const)(
  'writes francs and centimes in %s with a point, as Switzerland does',
  (language, expected) => {
    expect(plain(formatFrancs(2777.1, language))).toBe(expected);
    expect(formatFrancs(26, language)).toBe('26.00');
  },
);

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
