import { writeSampleQuote } from '../../src/content/sample-quote';
import type { SampleQuote } from '../../src/content/model';
import { languages } from '../../src/i18n/languages';

const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as SampleQuote['title'];

const position = (
  unit: SampleQuote['positions'][number]['unit'],
  quantity: number,
  price: number,
) => ({
  text: inEach('Work'),
  note: inEach('Why'),
  ...{ unit, quantity, price },
});

const quote: SampleQuote = {
  title: inEach('A job'),
  vat: 8.1,
  positions: [position('piece', 9, 26), position('hour', 10.5, 118), position('flat', 1, 95)],
};

it('computes amounts, VAT to five centimes, and the total', () => {
  const { positions, ...sums } = writeSampleQuote(quote, 'en');
  expect(positions.map(({ amount }) => amount)).toEqual(['234.00', '1,239.00', '95.00']);
  expect(sums).toEqual({
    title: 'A job',
    net: '1,568.00',
    rate: '8.1%',
    vat: '127.00',
    total: '1,695.00',
  });
});

it('writes how much of what, in the numbers of the language, and nothing for a flat rate', () => {
  const { positions } = writeSampleQuote(quote, 'fr');
  expect(positions.map(({ quantity }) => quantity)).toEqual([
    '9 × 26.00',
    '10,5\u00a0h × 118.00',
    null,
  ]);
});

it('shows an optional item and leaves it out of the total', () => {
  const optional = { ...position('flat', 1, 2000), optional: true };
  const { positions, total } = writeSampleQuote(
    { ...quote, positions: [...quote.positions, optional] },
    'fr',
  );
  expect(positions.map(({ isOptional }) => isOptional)).toEqual([false, false, false, true]);
  expect(positions.at(-1)?.amount).toBe('2\u00a0000.00');
  expect(total).toBe('1\u00a0695.00');
});
