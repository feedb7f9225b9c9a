import {
  serviceOffers,
  tickable,
  ticksToKeep,
  ticksToShow,
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
  const { first, others } = serviceOffers(categories, listed(own), category);
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
    tickable(serviceOffers(categories, listed(own), 'it')).map(({ slug }) => slug);
  expect(offered('web')).toEqual(['web', 'light']);
  expect(offered('media')).toEqual(['media', 'web', 'light']);
});

it('drafts the ticks only once they are not the page’s own', () => {
  expect(ticksToKeep(['web'], 'web')).toBeUndefined();
  expect(ticksToKeep(['web', 'light'], 'web')).toEqual(['web', 'light']);
  expect(ticksToKeep(['light'], 'web')).toEqual(['light']);
  expect(ticksToKeep([], 'web')).toEqual([]);
});

it.each([
  [[], []],
  [['light', 'gone'], ['light']],
  [['gone'], ['web']],
  [undefined, ['web']],
])('shows %j of a draft as %j', (ticks, expected) =>
  expect(ticksToShow(ticks, ['web', 'light'], 'web')).toEqual(expected),
);

it.each([
  [['light'], ['web', 'light']],
  [
    ['web', 'light'],
    ['web', 'light'],
  ],
  [[], undefined],
  [undefined, undefined],
])('ticks the page’s own in %j', (ticks, expected) =>
  expect(withOwn(ticks, 'web')).toEqual(expected),
);
