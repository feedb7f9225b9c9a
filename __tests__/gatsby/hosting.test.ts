import { headerRules, hostAdapter, redirectRules, robotsTxt } from '../../src/gatsby/hosting';
import { prefixes, translations } from '../support/languages';

const pages = ['/', '/contact', '/404', '/trade/Computing', '/service-Cabling', '/service-web'].map(
  (path) => ({ path }),
);

it('answers capitals in lower case too and leads from the prefix of French, then to what is unknown', () => {
  expect(redirectRules(pages, 'preview').split('\n')).toEqual([
    ...prefixes.flatMap((prefix) => [
      `${prefix}/trade/computing ${prefix}/trade/Computing 200`,
      `${prefix}/service-cabling ${prefix}/service-Cabling 200`,
    ]),
    '/fr /?lng=fr 301',
    '/fr/contact /contact?lng=fr 301',
    '/fr/trade/Computing /trade/Computing?lng=fr 301',
    '/fr/service-Cabling /service-Cabling?lng=fr 301',
    '/fr/service-web /service-web?lng=fr 301',
    ...translations.map((language) => `/${language}/* /${language}/404.html 404`),
    '',
  ]);
});

it('gives the sitemap of a live site, and only that, its usual address', () => {
  const rule = '/sitemap.xml /sitemap-index.xml 200';
  expect(redirectRules(pages, 'live').split('\n')[0]).toBe(rule);
  expect(redirectRules(pages, 'placeholder')).not.toContain('sitemap');
});

it('lets robots read everything, and names the sitemap of a live site', () => {
  const siteUrl = 'https://www.brightwire.example';
  for (const siteState of ['placeholder', 'preview'] as const)
    expect(robotsTxt({ siteUrl, siteState })).toBe('User-agent: *\nAllow: /\n');
  expect(robotsTxt({ siteUrl, siteState: 'live' })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.brightwire.example/sitemap.xml\n',
  );
});

/** Rules that Gatsby passes to an adapter: one for everything, one for hashed files, and one for each special file. */
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

it('lets the window of a sign-in answer the editor on the host, where there is one', () => {
  const repository = { name: 'account/site', pullRequests: false };
  const rules = headerRules(given, { repository });
  expect(rules.slice(0, given.length)).toEqual(headerRules(given));
  expect(rules.slice(given.length)).toEqual(
    ['/admin', '/admin/*'].map((path) => ({
      path,
      headers: [{ key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' }],
    })),
  );
});

it('hands the headers to the adapter, which does the rest as it does but for keeping old files', async () => {
  const adapt = jest.fn();
  const cache = { restore: jest.fn(), store: jest.fn() };
  const settings = { repository: { name: 'account/site', pullRequests: false } };
  const adapter = hostAdapter({ name: 'host', cache, adapt }, settings);
  await adapter.adapt({ headerRoutes: given, pathPrefix: '/a' } as never);
  expect(adapter.name).toBe('host');
  expect(adapt).toHaveBeenCalledWith({
    headerRoutes: headerRules(given, settings),
    pathPrefix: '/a',
  });
  expect(adapter.cache).toBeUndefined();
});
