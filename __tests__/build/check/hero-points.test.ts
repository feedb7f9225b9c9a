import { findIssues } from '../../../src/build/check';
import { cablePath } from '../../../src/build/hero-points';
import { sentence } from '../../../src/build/issue';
import { everywhere, sourceWith } from '../../support/project';

const roof = { id: 'roof', x: 40, y: 20, cable: [[50, 60] as const, [40, 20] as const] };
const words = (point: string) =>
  everywhere('home:points', (language) => ({
    [point]: { name: `a ${language}`, text: `b ${language}` },
  }));
const sentences = (point: { slug: string; service: string }, places: object[] = [roof]) => {
  const source = sourceWith({ data: { 'hero-points': [point] }, words: words(point.slug) });
  source.data['images/home_hero.points'] = { value: { points: places } };
  source.code['src/Points.tsx'] = 't(`home:points.${slug}.name`)';
  return findIssues(source).issues.map(sentence);
};

it.each([
  ['leads to a service', { slug: 'roof', service: 'cabling' }, [roof], []],
  [
    'leads to no service',
    { slug: 'roof', service: 'gas' },
    [roof],
    ['record "roof", field "service": unknown "gas", expected one of cabling, websites.'],
  ],
  [
    'is not in the picture',
    { slug: 'lamp', service: 'cabling' },
    [roof],
    ['record "lamp": data/images/home_hero.points.json does not say where it is in the picture.'],
  ],
])('says what is wrong with a point that %s', (_, point, places, expected) => {
  expect(sentences(point, places)).toEqual(
    expected.map((each) => `data/hero-points.json, ${each}`),
  );
});

it('names a point without words', () => {
  const source = sourceWith({ data: { 'hero-points': [{ slug: 'roof', service: 'cabling' }] } });
  source.data['images/home_hero.points'] = { value: { points: [roof] } };
  expect(findIssues(source).issues.map(sentence)).toEqual([
    'locales/fr/home.json, field "points.roof.name", language fr: a point of data/hero-points.json needs this key, but it is missing.',
    'locales/fr/home.json, field "points.roof.text", language fr: a point of data/hero-points.json needs this key, but it is missing.',
  ]);
});

it('names a point outside the picture, and an unknown one', () => {
  expect(sentences({ slug: 'roof', service: 'cabling' }, [{ ...roof, x: 101 }])).toEqual([
    'data/images/home_hero.points.json, field "points.0.x": outside the picture.',
  ]);
  expect(sentences({ slug: 'moon', service: 'cabling' })).toEqual([
    expect.stringContaining('data/hero-points.json, record "moon", field "slug"'),
  ]);
});

it('draws a cable in whole units and steps', () => {
  expect(cablePath(roof.cable)).toBe('M400 360l-80 -240');
});
