import { serviceOffers, ticksIn, ticksText } from '../../src/forms/services';

const listed = (slug: string, isAvailable = true) => ({
  slug,
  isAvailable,
  translation: { title: `The ${slug}` },
});
const categories = [
  { slug: 'it', translation: { title: 'IT' }, services: [listed('web'), listed('media', false)] },
  { slug: 'power', translation: { title: 'Power' }, services: [listed('light')] },
];

const slugsOf = (own: string, trade?: string) => {
  const { first, others } = serviceOffers(categories, { slug: own, title: own }, trade);
  return [
    first.map(({ slug }) => slug),
    others.map(({ trade: title, services }) => [title, services.map(({ slug }) => slug)]),
  ];
};

it('offers the page’s own service first, its neighbours beside it, and the others by trade', () => {
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
  const isOffered = (own: string) =>
    serviceOffers(categories, { slug: own, title: own }, 'it').first.find(
      ({ slug }) => slug === 'media',
    )?.isAvailable;
  expect(isOffered('web')).toBe(false);
  expect(isOffered('media')).toBe(true);
});

it('drafts the ticks only once they are not the page’s own', () => {
  const own = { slug: 'web', isOwn: true, isTicked: true };
  const other = { slug: 'light', isOwn: false, isTicked: false };
  expect(ticksText([own, other])).toBe('');
  expect(ticksText([own, { ...other, isTicked: true }])).toBe('web light');
  const none = ticksText([{ ...own, isTicked: false }, other]);
  expect(none).not.toBe('');
  expect(ticksIn(none, ['web', 'light'])).toEqual([]);
  expect(ticksIn('light gone', ['web', 'light'])).toEqual(['light']);
  expect(ticksIn('gone', ['web', 'light'])).toBeUndefined();
  expect(ticksIn('', ['web'])).toBeUndefined();
});
