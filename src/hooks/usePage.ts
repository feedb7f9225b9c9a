import { createContext, useContext } from 'react';
import type { SitePage } from '../layout/site-page';

export const SitePageContext = createContext<SitePage | null>(null);

/** @throws outside `Layout` */
export function usePage(): SitePage {
  const page = useContext(SitePageContext);
  if (!page) throw new Error('usePage() must be used inside <Layout>.');
  return page;
}
