import { fallbackLanguage, languages } from '../language/languages';
import { localisedPath } from '../language/paths';
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

/** Headers of every answer, added to the adapter's: what keeps the site from being framed, sniffed or watched. */
export const headers = [
  {
    source: '/*',
    headers: Object.entries({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
      'x-xss-protection': '0',
    }).map(([key, value]) => ({ key, value })),
  },
];
