import { isReservedHost, siteState } from '../../src/content/site-state';

const real = 'https://www.brightwire.ch';

it.each([
  ['placeholder', 'https://www.brightwire.example', true, 'production'],
  ['preview', real, true, 'deploy-preview'],
  ['preview', real, true, undefined],
  ['preview', real, false, 'production'],
  ['live', real, true, 'production'],
])('is %s: %s, indexed %s, context %s', (expected, siteUrl, indexed, CONTEXT) => {
  expect(siteState({ siteUrl, indexed }, { CONTEXT })).toBe(expected);
});

it.each([
  ['example.com', true],
  ['WWW.EXAMPLE.ORG', true],
  ['localhost', true],
  ['a.test', true],
  ['myexample.com', false],
  ['example.ch', false],
  ['test.ch', false],
])('takes %s for reserved: %s', (host, expected) => {
  expect(isReservedHost(host)).toBe(expected);
});
