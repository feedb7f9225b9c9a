import { factsOf, fillFacts } from '../../../src/build/translations/facts';
import { soundData } from '../../support/project';

const figureTranslations = {
  range: '{{from}} to {{to}}',
  items: { losses: { unit: '%', caption: '' }, price: { unit: 'francs', caption: '' } },
};

it('writes all facts of the data as English writes them', () => {
  expect(factsOf(soundData(), figureTranslations, 'en')).toEqual({
    'company.name': 'Brightwire',
    'company.phone': '022\u00a0000\u00a000\u00a000',
    'company.email': 'contact@brightwire.example',
    'company.address': 'Lamp Street 1, 1200\u00a0Genève',
    'company.region': 'Lake en',
    'area.first': 'Nyon',
    'area.last': 'Carouge',
    'area.towns': 'Nyon, Meyrin, Carouge',
    'hours.firstDay': 'Monday',
    'hours.lastDay': 'Friday',
    'hours.opens': '7:30',
    'hours.closes': '18:00',
    'dates.privacyPublished': '10 September 2021',
    'counts.categories': '2',
    'counts.languages': '5',
    'figures.losses': '15 to 30%',
    'years.losses': '2020',
    'figures.price': '13,000\u00a0francs',
    'years.price': '2021',
  });
});

it('writes facts as Portuguese does, and breaks no line within a weekday', () => {
  expect(factsOf(soundData(), figureTranslations, 'pt')).toMatchObject({
    'company.region': 'Lake pt',
    'hours.firstDay': 'segunda\u2011feira',
    'hours.lastDay': 'sexta\u2011feira',
    'hours.opens': '7:30',
    'dates.privacyPublished': '10 de setembro de 2021',
  });
});

it('fills the facts into every text of a tree, and leaves everything else and the tree itself', () => {
  const words = {
    title: '{{company.name}} or {{ company.name }}',
    steps: [{ text: 'Call {{company.name}}!' }, '{{name}} {{company.motto}} {company.name}'],
  };
  const given = JSON.stringify(words);
  expect(fillFacts(words, { 'company.name': '$1' })).toEqual({
    title: '$1 or $1',
    steps: [{ text: 'Call $1!' }, '{{name}} {{company.motto}} {company.name}'],
  });
  expect(JSON.stringify(words)).toBe(given);
});
