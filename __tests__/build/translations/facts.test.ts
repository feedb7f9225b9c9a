import { factsOf, fillFacts } from '../../../src/build/translations/facts';
import type { FigureTranslations } from '../../../src/build/translations/format';
import { languages } from '../../../src/i18n/languages';
import { soundData } from '../../support/project';

const figureTranslations: FigureTranslations = {
  range: '{{from}} to {{to}}',
  items: { losses: { unit: '%', caption: '' }, price: { unit: 'francs', caption: '' } },
};

describe('the facts of the data', () => {
  it('are all there, written as English writes them', () => {
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
      'counts.languages': String(languages.length),
      'figures.losses': '15 to 30%',
      'figures.price': '13,000\u00a0francs',
    });
  });

  it('are written as each language writes them', () => {
    expect(factsOf(soundData(), figureTranslations, 'it')).toMatchObject({
      'company.region': 'Lake it',
      'hours.firstDay': 'lunedì',
      'dates.privacyPublished': '10 settembre 2021',
      'figures.price': '13’000\u00a0francs',
    });
  });
});

describe('filling facts into translations', () => {
  const facts = { 'company.name': 'Brightwire', 'figures.solar_price': '$1' };

  it('reaches every text of the tree and keeps its shape', () => {
    const words = {
      title: '{{company.name}}',
      steps: [{ text: 'Call {{company.name}}!' }, 'Wait'],
    };
    expect(fillFacts(words, facts)).toEqual({
      title: 'Brightwire',
      steps: [{ text: 'Call Brightwire!' }, 'Wait'],
    });
  });

  it('fills each place of a text, and what it fills in as it is', () => {
    expect(fillFacts('{{figures.solar_price}} or {{figures.solar_price}}', facts)).toBe('$1 or $1');
  });

  it('fills a placeholder that is written with spaces', () => {
    expect(fillFacts('{{ company.name }}', facts)).toBe('Brightwire');
  });

  it.each(['{{name}}', '{{company.motto}}', '{company.name}'])('leaves %s as it is', (text) => {
    expect(fillFacts(text, facts)).toBe(text);
  });

  it('does not change the translations it was given', () => {
    const words = { title: '{{company.name}}' };
    fillFacts(words, facts);
    expect(words).toEqual({ title: '{{company.name}}' });
  });
});
