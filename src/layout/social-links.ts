import type { Company } from './page';

/** The networks that the specification names. */
const networks: Record<string, string> = {
  Facebook: 'https://www.facebook.com/',
  LinkedIn: 'https://www.linkedin.com/',
  Instagram: 'https://www.instagram.com/',
  TikTok: 'https://www.tiktok.com/',
};

/** The pages of the business in social networks. Those of a placeholder lead nowhere: the networks themselves stand for them. */
export function socialLinks({ siteState, social }: Pick<Company, 'siteState' | 'social'>) {
  if (siteState !== 'placeholder') return social;
  return social.flatMap(({ name }) => {
    const url = networks[name];
    return url ? [{ name, url }] : [];
  });
}
