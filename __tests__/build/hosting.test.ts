/** @jest-environment node */
import { headerRules, redirectRules, withHeaders } from '../../src/build/hosting';
import { prefixes, translations } from '../support/languages';
import { soundData } from '../support/project';

const withLowerCase = () => {
  const data = soundData();
  data.services[1]!.route = '/service-in-lower-case';
  return redirectRules(data).split('\n');
};

/** Rules that no visitor's language and no query decides. */
const isPlain = (rule: string) => !/Language=|lng=/.test(rule);

it('leads to the visitor’s language from the pages without prefix, at each letter case', () => {
  const rules = withLowerCase();
  expect(rules.slice(0, 5)).toEqual([
    '/ lng=:any /index.html 200!',
    ...translations.map((language) => `/ /${language} 302! Language=${language}`),
  ]);
  const of = (at: string) => rules.filter((rule) => rule.startsWith(`${at} `));
  expect(of('/service-cabling')).toEqual([
    '/service-cabling lng=:any /service-Cabling.html 200!',
    ...translations.map(
      (language) => `/service-cabling /${language}/service-Cabling 302! Language=${language}`,
    ),
    '/service-cabling /service-Cabling 200',
  ]);
  expect(of('/service-Cabling')).toHaveLength(5);
  expect(of('/service-in-lower-case')).toHaveLength(5);
});

it('has no language rule for the not-found page and for addresses with a prefix', () => {
  const chosen = withLowerCase().filter((rule) => !isPlain(rule));
  expect(chosen.filter((rule) => /^\/(?:404|en|es|pt|it)\b/.test(rule))).toEqual([]);
});

it('answers routes with capitals in lower case too, then unknown ones in their language', () => {
  expect(withLowerCase().filter(isPlain)).toEqual([
    ...prefixes.flatMap((prefix) => [
      `${prefix}/trade/electricity ${prefix}/trade/Electricity 200`,
      `${prefix}/trade/computing ${prefix}/trade/Computing 200`,
      `${prefix}/service-cabling ${prefix}/service-Cabling 200`,
    ]),
    ...translations.map((language) => `/${language}/* /${language}/404.html 404`),
    '',
  ]);
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

it('sends each header once with every answer, and leaves scripts and styles to the pages', () => {
  const [all, ...others] = headerRules(given);
  expect(others).toEqual(given.slice(1));
  expect(all?.path).toBe('/*');
  expect(all?.headers.map(({ key, value }) => `${key}: ${value}`)).toEqual([
    'cache-control: public, max-age=0, must-revalidate',
    "content-security-policy: base-uri 'none'; object-src 'none'; script-src-attr 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy: same-origin',
    'cross-origin-resource-policy: same-origin',
    'permissions-policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy: strict-origin-when-cross-origin',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'x-xss-protection: 0',
    'strict-transport-security: max-age=31536000',
  ]);
});

it.each([
  [{ includeSubDomains: true, preload: false }, 'max-age=31536000; includeSubDomains'],
  [{ includeSubDomains: true, preload: true }, 'max-age=31536000; includeSubDomains; preload'],
])('keeps to https with %j', (hsts, expected) => {
  const [all] = headerRules(given, hsts);
  expect(all?.headers).toContainEqual({ key: 'strict-transport-security', value: expected });
});

it('hands the headers to the adapter, which does the rest as it does', async () => {
  const adapt = jest.fn();
  const hsts = { includeSubDomains: true, preload: false };
  const adapter = withHeaders({ name: 'host', adapt }, hsts);
  await adapter.adapt({ headerRoutes: given, pathPrefix: '/a' } as never);
  expect(adapter.name).toBe('host');
  expect(adapt).toHaveBeenCalledWith({ headerRoutes: headerRules(given, hsts), pathPrefix: '/a' });
});
