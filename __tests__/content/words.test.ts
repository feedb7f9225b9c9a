import { figuresNamed } from '../../src/content/words';

it('finds the figures that texts name, each once, in the order in which they stand', () => {
  const words = {
    title: '{{company.name}}',
    text: '{{figures.price}} for {{ figures.power }} in {{years.price}}',
    points: ['{{figures.life}}', '{{figures.price}}'],
  };
  expect(figuresNamed(words)).toEqual(['price', 'power', 'life']);
});
