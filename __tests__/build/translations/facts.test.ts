import { factsOf } from '../../../src/build/translations/facts';
import { factTranslations } from '../../support/fact-translations';
import { soundData } from '../../support/project';

const translations = {
  figures: {
    range: '{{from}} to {{to}}',
    items: { losses: { unit: '%', caption: '' }, price: { unit: 'francs', caption: '' } },
  },
  facts: factTranslations,
};

it('writes all facts of the data as English writes them', () => {
  expect(factsOf(soundData(), translations, 'en')).toEqual({
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
    'processors.forms': '',
    'processors.formsCountries': '',
    'processors.formsSafeguards': '',
    'processors.hosting': '',
    'processors.hostingCountries': '',
    'processors.hostingSafeguards': '',
    'site.languages': 'French, English, Spanish, Portuguese and Italian',
    'team.languages': '',
    'team.languageCount': '',
    'reply.within': '',
    'reply.promise': 'soon',
    'emergency.general': '',
    'emergency.police': '',
    'emergency.fire': '',
    'emergency.ambulance': '',
    'emergency.utility': '',
    'emergency.utilityPhone': '',
    'requests.retention': '',
    'dates.privacyPublished': '10 September 2021',
    'dates.privacyUpdated': '31 January 2024',
    'counts.categories': '2',
    'counts.languages': '5',
    'counts.photos': '',
    'figures.losses': '15 to 30%',
    'years.losses': '2020',
    'figures.price': '13,000\u00a0francs',
    'years.price': '2021',
  });
});

it('writes facts as Portuguese does', () => {
  expect(factsOf(soundData(), translations, 'pt')).toMatchObject({
    'company.region': 'Lake pt',
    'hours.firstDay': 'segunda',
    'hours.lastDay': 'sexta',
    'hours.opens': '7h30',
    'dates.privacyPublished': '10 de setembro de 2021',
  });
});
