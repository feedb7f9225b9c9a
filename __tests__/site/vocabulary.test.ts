import { electrician } from '../../src/layout/structured-data';
import { soundData } from '../support/project';
import { vocabularyProblems, vocabularyTimeout } from './support/vocabulary';

/** The check of structured data sees what is wrong. */

jest.setTimeout(vocabularyTimeout);

const business = { '@context': 'https://schema.org', '@type': 'Electrician', name: 'Volt' };

const wrong = {
  'a type that does not exist': { '@type': 'Elektrician' },
  'a property that does not exist': { nmae: 'Volt' },
  'a property of other types': { itemListElement: [] },
  'a nested type outside the range': { geo: { '@type': 'City', name: 'Nyon' } },
  'a nested property of other types': { geo: { '@type': 'GeoCoordinates', opens: '07:30' } },
  'a word that is no member': { openingHoursSpecification: { dayOfWeek: 'Lundi' } },
};

const company = {
  ...soundData().company,
  siteState: 'live' as const,
  answersAllDay: true,
  teamLanguages: ['fr'],
};
const full = electrician(company, 'en', { description: 'Wires and more.' });

it('finds what schema.org does not have, and nothing else', () => {
  const blocks = Object.entries({ ...wrong, 'a business without a gap': full }).map(
    ([place, change]) => ({
      place,
      json: JSON.stringify({ ...business, ...change }),
    }),
  );
  const problems = vocabularyProblems(blocks);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(Object.keys(wrong));
});
