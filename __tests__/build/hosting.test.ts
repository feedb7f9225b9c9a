/** @jest-environment node */
import { headerRules, redirectRules, withHeaders } from '../../src/build/hosting';
import { prefixes, translations } from '../support/languages';
import { soundData } from '../support/project';

const rules = redirectRules(soundData());
const lines = rules.trim().split('\n');

it('lets each address with capitals answer in lower case too, in every language', () => {
  expect(lines.filter((line) => line.endsWith(' 200'))).toEqual(
    prefixes.flatMap((prefix) => [
      `${prefix}/trade/electricity ${prefix}/trade/Electricity 200`,
      `${prefix}/trade/computing ${prefix}/trade/Computing 200`,
      `${prefix}/service-cabling ${prefix}/service-Cabling 200`,
      `${prefix}/service-websites ${prefix}/service-Websites 200`,
    ]),
  );
});

it('answers an unknown address with 404 in the language of its prefix', () => {
  expect(lines.filter((line) => line.endsWith(' 404'))).toEqual(
    translations.map((language) => `/${language}/* /${language}/404.html 404`),
  );
});

it('has no other rule, and the wide ones last: the first that fits wins', () => {
  const statuses = lines.map((line) => line.slice(-3));
  expect(new Set(statuses)).toEqual(new Set(['200', '404']));
  expect(statuses).toEqual([...statuses].sort());
  expect(rules.endsWith('\n')).toBe(true);
});

it('needs no rule for an address that is in lower case already', () => {
  const data = soundData();
  const plain = data.services.map((each) => ({ ...each, route: each.route.toLowerCase() }));
  expect(redirectRules({ ...data, categories: [], services: plain })).not.toContain(' 200');
});

/** What Gatsby hands to an adapter: a rule for everything, one for hashed files, one for each file out of the ordinary. */
const given = [
  {
    path: '/*',
    headers: [
      { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
      { key: 'x-xss-protection', value: '1; mode=block' },
      { key: 'referrer-policy', value: 'same-origin' },
    ],
  },
  { path: '/static/*', headers: [{ key: 'cache-control', value: 'immutable' }] },
  { path: '/app-1a2b.js', headers: [{ key: 'cache-control', value: 'immutable' }] },
];

describe('the headers of every answer', () => {
  const [{ path, headers: sent } = { path: '', headers: [] }, ...others] = headerRules(given);
  const value = (name: string) => sent.find(({ key }) => key === name)?.value;

  it('are one rule for all addresses, with a file or without: no page adds to them', () => {
    expect(path).toBe('/*');
    expect(others).toEqual(given.slice(1));
  });

  it('have each name once, and keep what else the adapter says', () => {
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    expect(value('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('are handed to the adapter, which does the rest as it does', async () => {
    const adapt = jest.fn<
      Promise<void>,
      [context: { headerRoutes: unknown; pathPrefix: string }]
    >();
    const hsts = { includeSubDomains: true, preload: false };
    const adapter = withHeaders({ name: 'host', adapt: adapt as never }, hsts);
    await adapter.adapt({ headerRoutes: given, pathPrefix: '/a' } as never);
    expect(adapter.name).toBe('host');
    expect(adapt).toHaveBeenCalledWith({
      headerRoutes: headerRules(given, hsts),
      pathPrefix: '/a',
    });
  });

  it.each([
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['x-xss-protection', '0'],
  ])('%s: %s', (name, expected) => {
    expect(value(name)).toBe(expected);
  });

  it.each([
    [undefined, 'max-age=31536000'],
    [{ includeSubDomains: false, preload: false }, 'max-age=31536000'],
    [{ includeSubDomains: true, preload: false }, 'max-age=31536000; includeSubDomains'],
    [{ includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
  ])('keep to https for a year, and with %j to more', (hsts, expected) => {
    const [rule] = headerRules(given, hsts);
    expect(rule?.headers).toContainEqual({ key: 'strict-transport-security', value: expected });
  });

  it('take away what the site never asks for', () => {
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(value('permissions-policy')?.split(', ')).toContain(`${feature}=()`);
  });

  it('let nobody frame a page, and leave to the pages what only they know', () => {
    const directives = value('content-security-policy')?.split('; ') ?? [];
    expect(directives).toContain("frame-ancestors 'none'");
    expect(directives).toContain("script-src-attr 'none'");
    const names = directives.map((directive) => directive.split(' ')[0]);
    for (const name of ['default-src', 'script-src', 'script-src-elem', 'style-src'])
      expect(names).not.toContain(name);
  });
});
