import { checkData } from '../../../src/build/check/data';
import { sentence } from '../../../src/build/issue';
import { sourceWith } from '../../support/project';

const sentencesOf = (data: Record<string, unknown>) =>
  checkData(sourceWith({ data })).issues.map(sentence);

const inEachLanguage = (word: string) => ({ fr: word, en: word, es: word, pt: word, it: word });

/** Everything that a business may add, without a fault. */
const optional = () => ({
  team: [{ name: 'Eve Moss', role: inEachLanguage('fitter'), image: 'images/eve.webp' }],
  guarantees: [{ title: inEachLanguage('work'), years: 5, text: inEachLanguage('all of it') }],
  partners: [{ name: 'Grid', url: 'https://grid.example', role: inEachLanguage('connects') }],
  reviews: [{ text: 'Gut!', language: 'de', name: 'R. M.', year: 2024, source: 'Map site' }],
  inspection: {
    kinds: [
      { slug: 'home', years: 20 },
      { slug: 'shop', years: 10 },
    ],
    ownerChange: { fromYears: 10, afterYears: 5 },
    checked: '2026-01-31',
  },
  'services.0.tools': ['inspection'],
  'company.callOut': {
    arrivalMinutes: 60,
    hourlyRate: 120,
    travel: 60,
    night: { from: '20:00', to: '06:00', surcharge: { amount: 50, unit: '%' } },
    sunday: { surcharge: { amount: 150, unit: 'CHF' } },
  },
  'references.0.town': 'Carouge',
  'references.0.year': 2023,
});

it('takes what a business may add to the data', () => {
  expect(sentencesOf(optional())).toEqual([]);
});

it.each([
  ['team.0.role.pt', undefined, 'team.json, record "number 1", field "role.pt": Invalid input'],
  ['team.0.image', 'eve.webp', 'field "image": expected a path like images/alarm.png'],
  ['guarantees.0.years', 0, 'record "number 1", field "years": Too small'],
  ['guarantees.0.text.es', ' ', 'field "text.es": Too small'],
  ['partners.0.url', 'grid.example', 'partners.json, record "number 1", field "url": Invalid URL'],
  ['reviews.0.language', 'German', 'field "language": expected an ISO 639 code like de'],
  ['reviews.0.year', 2999, 'reviews.json, record "number 1", field "year": expected a year that'],
  ['reviews.0.source', undefined, 'reviews.json, record "number 1", field "source": Invalid input'],
  ['company.callOut.night.to', '20:00', 'field "callOut.night.to": the night ends when it begins'],
  ['company.callOut.sunday.surcharge.unit', 'EUR', 'field "callOut.sunday.surcharge.unit"'],
  ['company.callOut.arrivalMinutes', 0.5, 'field "callOut.arrivalMinutes": Invalid input'],
  ['inspection.kinds.1.slug', 'home', 'field "kinds": expected a slug of its own for each kind'],
  ['inspection.kinds.0.years', 0, 'inspection.json, field "kinds.0.years": Too small'],
  ['inspection.checked', '2999-01-01', 'field "checked": expected a date that is not in'],
  ['inspection', undefined, 'record "cabling", field "tools": "inspection" needs data/inspection.'],
  ['references.0.town', undefined, 'record "farm": expected "town" and "year" of a real project'],
  ['references.0.year', undefined, 'record "farm": expected "town" and "year" of a real project'],
  ['references.0.year', 2999, 'record "farm", field "year": expected a year that'],
])('refuses %s: %j where everything is filled in', (field, value, message) => {
  const sentences = sentencesOf({ ...optional(), [field]: value });
  expect(sentences).toEqual([expect.stringContaining(message)]);
});
