import { availableNeighbour } from '../../../src/build/graphql/neighbour';

const service = (slug: string, isAvailable = true) => ({ slug, details: isAvailable ? [{}] : [] });

it.each([
  ['the one before it', 'social', ['web', 'shops', 'social'], 'shops'],
  ['the next one if it is the first', 'social', ['social', 'web', 'shops'], 'web'],
  ['nothing if it is alone', 'social', ['social'], undefined],
])('offers %s', (_, slug, slugs, expected) => {
  const siblings = slugs.map((each) => service(each, each !== 'social'));
  expect(availableNeighbour(slug, siblings)?.slug).toBe(expected);
});

it('passes over another that is not available', () => {
  const siblings = [service('web'), service('games', false), service('social', false)];
  expect(availableNeighbour('social', siblings)?.slug).toBe('web');
});
