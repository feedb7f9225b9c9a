import { figuresNamed, wellFormed } from '../../src/content/words';

it('finds the figures that texts name, each once, in the order in which they stand', () => {
  const words = {
    title: '{{company.name}}',
    text: '{{figures.price}} for {{ figures.power }} in {{years.price}}',
    points: ['{{figures.life}}', '{{figures.price}}'],
  };
  expect(figuresNamed(words)).toEqual(['price', 'power', 'life']);
});

it.each([
  ['{{figures.yield_2024}} a year', true],
  ['{{figures.solar-yield}}', true],
  ['Call {{ company.phone }}, {{count}} lines', true],
  ['no braces', true],
  ['{company.phone}', false],
  ['{{company.phone}', false],
  ['{{company phone}}', false],
])('knows whether the braces of %j are whole', (text, isWhole) => {
  expect(new RegExp(wellFormed).test(text)).toBe(isWhole);
});
