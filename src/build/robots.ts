import type { Company } from './model';
import type { SiteState } from './site-state';
import { sitemapPath } from './sitemap';

/**
 * The text of robots.txt. It never disallows anything: a search engine has to read a page to see that it says `noindex`.
 */
export function robotsTxt({ siteUrl }: Pick<Company, 'siteUrl'>, state: SiteState): string {
  const sitemap = state === 'live' ? ['', `Sitemap: ${siteUrl}${sitemapPath}`] : [];
  return ['User-agent: *', 'Allow: /', ...sitemap, ''].join('\n');
}
