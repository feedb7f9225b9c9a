import type { HeaderRoutes, IAdapter } from 'gatsby';
import { fallbackLanguage, languages } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { routes } from '../routes';
import type { Data } from './model';

/** What the host has to know beside the files: `_redirects` and headers, in Netlify's terms. */

/**
 * The rules that come before the adapter's own.
 *
 * - A route with capitals also answers in lower case (hosts may lower-case addresses); the page corrects the address.
 * - An unknown address answers 404 in the language of its prefix.
 */
export function redirectRules({
  categories,
  services,
}: Pick<Data, 'categories' | 'services'>): string {
  const mixed = [...categories, ...services]
    .map(({ route }) => route)
    .filter((route) => route !== route.toLowerCase());
  const lowered = languages.flatMap((language) =>
    mixed
      .map((route) => localisedPath(route, language))
      .map((path) => `${path.toLowerCase()} ${path} 200`),
  );
  const notFound = languages
    .filter((language) => language !== fallbackLanguage)
    .map((language) => `/${language}/* ${localisedPath(routes.notFound, language)}.html 404`);
  return [...lowered, ...notFound, ''].join('\n');
}

/**
 * What a page's own policy (src/build/finish/security-policy.ts) cannot say, and what holds on every answer: an
 * attribute never runs, addresses have no other base, nothing is embedded. A browser enforces both policies, so none
 * of this may be narrower than what pages need; `default-src`, `script-src` and `style-src` are left to the pages, which
 * know their hashes.
 */
const policy = [
  "base-uri 'none'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Sent with every answer; together with the adapter's they keep the site from being framed, sniffed or watched.
 * `x-frame-options` message to old browsers what `frame-ancestors` message; `x-xss-protection` switches off a filter of old
 * browsers that did more harm than good.
 */
const headers: Record<string, string> = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
};

/** The adapter's rule for everything, which applies to files and to addresses without a file alike. */
const everything = '/*';

/**
 * The header rules of the site: the adapter's, the one for everything with our headers in it.
 *
 * @param rules as the adapter is given them
 */
export function headerRules(rules: HeaderRoutes): HeaderRoutes {
  return rules.map((rule) => {
    if (rule.path !== everything) return rule;
    const theirs = rule.headers.filter(({ key }) => !(key in headers));
    const ours = Object.entries(headers).map(([key, value]) => ({ key, value }));
    return { ...rule, headers: [...theirs, ...ours] };
  });
}

/**
 * Lets an adapter write our headers. Gatsby's own option `headers` repeats them for every file, so that `_headers` grows
 * with the pages, and an address without a file is answered without them.
 */
export function withHeaders(adapter: IAdapter): IAdapter {
  return {
    ...adapter,
    adapt: (context) =>
      adapter.adapt({ ...context, headerRoutes: headerRules(context.headerRoutes) }),
  };
}
