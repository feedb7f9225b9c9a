import { nodeTypeOf } from '../../src/build/node-types';

it.each([
  ['data', 'services', 'Service'],
  ['data', 'company', 'Company'],
  ['data', 'images/home_hero.points', 'HeroView'],
  ['data', 'other', 'LocaleFile'],
  ['locale', 'categories', 'LocaleFile'],
  ['locale', 'services', 'LocaleFile'],
])('makes of a record in %s/%s.json a %s', (sourceInstanceName, name, expected) => {
  expect(nodeTypeOf({ node: { sourceInstanceName, relativePath: `${name}.json` } })).toBe(expected);
});
