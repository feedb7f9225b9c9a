import {
  serviceOffers,
  tickable,
  ticksIn,
  ticksText,
  withOwn,
} from '../../src/forms/service-offers';

const listed = (slug: string, isAvailable = true) => ({
  slug,
  isAvailable,
  translation: { title: `The ${slug}` },
});
const categories = [
  { slug: 'it', translation: { title: 'IT' }, services: [listed('web'), listed('media', false)] },
  { slug: 'power', translation: { title: 'Power' }, services: [listed('light')] },
];

const slugsOf = (own: string, category?: string) => {
  const { first, others } = serviceOffers(categories, { slug: own, title: own }, category);
  return [
    first.map(({ slug }) => slug),
    others.map(({ categoryTitle, services }) => [categoryTitle, services.map(({ slug }) => slug)]),
  ];
};

it('offers the page’s own service first, its neighbours beside it, and the others by category', () => {
  expect(slugsOf('web', 'it')).toEqual([['web', 'media'], [['Power', ['light']]]]);
  expect(slugsOf('media', 'it')).toEqual([['media', 'web'], [['Power', ['light']]]]);
});

it('offers a service that the menus leave out', () => {
  expect(slugsOf('cloud', 'it')).toEqual([['cloud', 'web', 'media'], [['Power', ['light']]]]);
  expect(slugsOf('cloud')).toEqual([
    ['cloud'],
    [
      ['IT', ['web', 'media']],
      ['Power', ['light']],
    ],
  ]);
});

it('says which services cannot be asked for, but on their own page', () => {
  const offered = (own: string) =>
    tickable(serviceOffers(categories, { slug: own, title: own }, 'it')).map(({ slug }) => slug);
  expect(offered('web')).toEqual(['web', 'light']);
  expect(offered('media')).toEqual(['media', 'web', 'light']);
});

it('drafts the ticks only once they are not the page’s own', () => {
  expect(ticksText(['web'], 'web')).toBe('');
  expect(ticksText(['web', 'light'], 'web')).toBe('web light');
  const none = ticksText([], 'web');
  expect(none).not.toBe('');
  expect(ticksIn(none, ['web', 'light'], 'web')).toEqual([]);
  expect(ticksIn('light gone', ['web', 'light'], 'web')).toEqual(['light']);
  expect(ticksIn('gone', ['web', 'light'], 'web')).toEqual(['web']);
  expect(ticksIn('', ['web'], 'web')).toEqual(['web']);
});

it.each([
  ['light', 'web light'],
  ['web light', 'web light'],
  ['-', ''],
  ['', ''],
])('ticks the page’s own in %j', (text, expected) => expect(withOwn(text, 'web')).toBe(expected));
