import type { HeaderRoutes, IAdapter } from 'gatsby';
import type { Company } from '../content/model';
import type { SiteState } from '../content/site-state';
import { fallbackLanguage, languages } from '../i18n/languages';
import { askingForFallback, localisedPath } from '../i18n/paths';
import { routes } from '../routes';
import { sitemapPath } from './sitemap';

/** Configuration of the host besides the pages: `_redirects` and headers in Netlify's terms, and `robots.txt`. */

/**
 * The rules that come before the adapter's own.
 *
 * - The sitemap of a live site answers at the address where owners expect it.
 * - A page with capitals in its address also answers in lower case (hosts may lower-case addresses); the page corrects
 *   the address.
 * - The fallback language's addresses have no prefix: with one, they lead to the page, and ask for the language in the
 *   query. What else an address can mean a page by is read in the page (src/i18n/address.ts), which every host serves.
 * - An unknown address answers 404 in the language of its prefix.
 *
 * @param pages all pages, with their paths in the fallback language
 */
export function redirectRules(pages: { path: string }[], state: SiteState): string {
  const sitemap = state === 'live' ? [`${sitemapPath} /sitemap-index.xml 200`] : [];
  const lowered = languages
    .flatMap((language) => pages.map(({ path }) => localisedPath(path, language)))
    .filter((path) => path !== path.toLowerCase())
    .map((path) => `${path.toLowerCase()} ${path} 200`);
  const prefixed = pages
    .filter(({ path }) => path !== routes.notFound)
    .map(
      ({ path }) =>
        `/${fallbackLanguage}${path.replace(/\/$/, '')} ${path}${askingForFallback('')} 301`,
    );
  const notFound = languages
    .filter((language) => language !== fallbackLanguage)
    .map((language) => `/${language}/* ${localisedPath(routes.notFound, language)}.html 404`);
  return [...sitemap, ...lowered, ...prefixed, ...notFound, ''].join('\n');
}

/** The text of robots.txt. It never disallows anything: search engines have to read a page to find its `noindex`. */
export function robotsTxt({
  siteUrl,
  siteState,
}: {
  siteUrl: string;
  siteState: SiteState;
}): string {
  const sitemap = siteState === 'live' ? ['', `Sitemap: ${siteUrl}${sitemapPath}`] : [];
  return ['User-agent: *', 'Allow: /', ...sitemap, ''].join('\n');
}

/**
 * Directives that a page's own policy (security-policy.ts) cannot set in a `meta`, and those that are the same for
 * every response. A browser enforces both policies. `default-src`, `script-src` and `style-src` are left to the pages,
 * which know their hashes.
 */
const policy = ['base-uri', 'object-src', 'script-src-attr', 'frame-ancestors']
  .map((name) => `${name} 'none'`)
  .join('; ');

/**
 * Sent with every response, besides the adapter's own. HTTPS only is for the domain and a year, as subdomains and the
 * browsers' list are hard to undo. `x-frame-options` repeats `frame-ancestors` for old browsers;
 * `x-xss-protection` switches off a filter of old browsers that did more harm than good.
 */
const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
  'strict-transport-security': 'max-age=31536000',
};

/** Settings of the rules. */
type Settings = Pick<Company, 'repository'>;

/** The pop-up in which an owner signs in at GitHub reports back to the editor. The editor's page has its own policy. */
const ofAdmin: HeaderRoutes = ['/admin', '/admin/*'].map((path) => ({
  path,
  headers: [{ key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' }],
}));

/**
 * Adds our headers to Gatsby's rule for all addresses, and the exceptions for the editor on the host. Of two rules for
 * an address, the later wins.
 */
export function headerRules(rules: HeaderRoutes, { repository }: Settings = {}): HeaderRoutes {
  const ours = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const adapted = rules.map((rule) => {
    if (rule.path !== '/*') return rule;
    return { ...rule, headers: [...rule.headers.filter(({ key }) => !(key in headers)), ...ours] };
  });
  return repository ? [...adapted, ...ofAdmin] : adapted;
}

/**
 * Wraps the adapter for this site.
 *
 * - It writes our headers. Gatsby's option `headers` repeats them for every file, and leaves out addresses without a
 *   file.
 * - It keeps no cache between deploys: with the last build's `public/`, a picture that was replaced or removed would
 *   still be published at its address.
 */
export function hostAdapter(adapter: IAdapter, settings: Settings = {}): IAdapter {
  return {
    ...adapter,
    cache: undefined,
    adapt: (context) =>
      adapter.adapt({ ...context, headerRoutes: headerRules(context.headerRoutes, settings) }),
  };
}
