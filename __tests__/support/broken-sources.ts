import { soundData } from './project';
import { solarData, solarFigures } from './solar-data';
import { everywhere, type Changes } from './source';

/** Changes of a place of the data: each breaks the sound project in one way. */
const places: [at: string, value: unknown][] = [
  ['company', undefined],
  ['company', new SyntaxError('Unexpected end')],
  ['company.name', ' '],
  ['company.name', undefined],
  ['company.siteUrl', 'https://www.brightwire.example/'],
  ['company.siteUrl', 'brightwire'],
  ['company.phone.international', '0220000000'],
  ['company.phone.display', '022 111 22 33'],
  ['company.email', 'contact'],
  ['company.address.country', 'CHE'],
  ['company.hours', undefined],
  ['company.hours.opens', '7:30'],
  ['company.hours.firstDay', 'Lundi'],
  ['company.hours.closes', '07:00'],
  ['company.area', []],
  ['company.base.latitude', undefined],
  ['company.base.latitude', -91],
  ['company.base.latitude', 91],
  ['company.galleryTiles', 1.5],
  ['company.showSendFailure', undefined],
  ['company.colour', 'red'],
  ['company.privacyUpdated', '2021-01-01'],
  ['company.privacyUpdated', 'May'],
  ['company.hsts', { includeSubDomains: false, preload: true }],
  ['company.processors', [{ name: 'Host', purpose: 'hosting', countries: ['CHE'] }]],
  ['company.teamLanguages', ['German']],
  ['company.emergencyNumbers', { fire: 'fire' }],
  [
    'company.callOut',
    {
      arrivalMinutes: 60,
      night: { from: '20:00', to: '20:00', surcharge: { amount: 50, unit: '%' } },
      sunday: { surcharge: { amount: 50, unit: '%' } },
    },
  ],
  ['services.0.route', 'service-Cabling'],
  ['services.0.route', '/en/cabling'],
  ['services.0.image', 'alarm.webp'],
  ['services.0.category', 'gas'],
  ['services.0.details.0.layout', 'facts'],
  ['services.0.details.0.layout', 'wide'],
  ['services.0.tools', ['inspection']],
  ['services.0.tools', ['solar-estimate']],
  ['services.1.route', '/service-Cabling'],
  ['services.1.route', '/contact'],
  ['figures.0.value', 0],
  ['figures.0.max', 15],
  ['figures.0.year', new Date().getFullYear() + 1],
  ['references.0.slug', 'Farm'],
  ['references.0.town', 'Satigny'],
  ['closed-days', [{ slug: 'day', date: '02-30' }]],
  ['closed-days', [{ slug: 'day', weekday: 'Thursday', onOrAfter: '12-26' }]],
  ['closed-days', [{ slug: 'day' }]],
  ['closed-days', [{ slug: 'day', from: '2026-08-02', to: '2026-08-01' }]],
  [
    'inspection',
    {
      kinds: [1, 2].map((years) => ({ slug: 'dwelling', years })),
      ownerChange: { fromYears: 10, afterYears: 5 },
      checked: '2999-01-01',
    },
  ],
];

/** The same for the solar estimate, whose constants and figures stand in the project for it. */
const solarPlaces: [at: string, value: unknown][] = [
  ['solar.constants.0', undefined],
  ['solar.constants.0.value', 10_000],
  ['solar.constants.0.unit', 'kWp'],
  ['solar.constants.6.value', 20],
  ['solar.constants.10.value', 10],
  ['solar.yields.rows.0', undefined],
  ['solar.profiles.first', 'h9'],
  ['figures.0', undefined],
];

/** A text of the home page in a language. */
const title = (text: unknown, language = 'fr'): Changes => ({
  words: { [`${language}/home:title`]: text },
});

/** Sources that break a rule each; together they break every rule that an owner can break. */
export const brokenSources: Changes[] = [
  ...places.map(([at, value]) => ({ data: { [at]: value } })),
  ...solarPlaces.map(([at, value]) => ({
    data: { solar: solarData(), figures: [...solarFigures(), ...soundData().figures], [at]: value },
  })),
  { data: { 'company.indexed': true } },
  {
    data: {
      'company.indexed': true,
      'company.address.street': 'Rue de l’Exemple 1',
    },
  },
  ...[undefined, null, { width: 300, height: 200 }].map((size) => ({
    pictures: { 'images/farm.webp': size },
  })),
  { pictures: { 'images/unused.webp': { width: 1220, height: 920 } } },
  { pictures: { 'images/farm_night.webp': { width: 300, height: 200 } } },
  { words: { de: {} } },
  { words: { it: undefined } },
  { words: { 'fr/unused': {} } },
  { words: { 'en/contact:title': undefined } },
  { words: { 'en/contact:other': 'Other' } },
  { words: { 'fr/contact:other': 'Autre' } },
  { words: { 'fr/contact:title': undefined } },
  { words: everywhere('contact:title', () => 'Bienvenue') },
  ...[7, ' ', '{{company.fax}}', "l'eau", 'Bref...', 'Deux  espaces', 'Wi-Fi', 'Bravo 👍'].map(
    (text) => title(text),
  ),
  ...['Vite!', 'Horaires : 8 h', '«mot»', 'Le navigateur digicode'].map((text) => title(text)),
  title('Any question ?', 'en'),
  title('Una pregunta?', 'es'),
];
