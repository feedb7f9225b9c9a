import type { Company } from './model';

/**
 * Purpose of a build.
 *
 * - `placeholder`: the site's address is reserved for examples
 * - `preview`: any build that is not the host's production, or whose owner does not want it indexed
 * - `live`: the published site, which search engines may list
 */
export type SiteState = 'placeholder' | 'preview' | 'live';

/** Reserved names (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Whether a host name is reserved for examples and tests. */
export const isReservedHost = (host: string): boolean => reserved.test(host.toLowerCase());

/** @param environment Netlify sets `CONTEXT` to `production` for the published site; elsewhere the owner sets it */
export function siteState(
  { siteUrl, indexed }: Pick<Company, 'siteUrl' | 'indexed'>,
  environment: Record<string, string | undefined>,
): SiteState {
  if (isReservedHost(new URL(siteUrl).hostname)) return 'placeholder';
  return indexed && environment.CONTEXT === 'production' ? 'live' : 'preview';
}
