import type { Company } from './site-page';

/** The networks that the specification names. */
const networks: Record<string, string> = {
  Facebook: 'https://www.facebook.com/',
  LinkedIn: 'https://www.linkedin.com/',
  Instagram: 'https://www.instagram.com/',
  TikTok: 'https://www.tiktok.com/',
};

/** Profiles of the business in social networks; for a placeholder, which has none, the networks' home pages. */
export function socialLinks({ siteState, social }: Pick<Company, 'siteState' | 'social'>) {
  if (siteState !== 'placeholder') return social;
  return social.flatMap(({ name }) => {
    const url = networks[name];
    return url ? [{ name, url }] : [];
  });
}
