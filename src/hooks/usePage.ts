import { createContext, useContext } from 'react';
import type { SitePage } from '../layout/site-page';

export const CurrentPage = createContext<SitePage | null>(null);

/** @throws outside `Layout` */
export function usePage(): SitePage {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('usePage() must be used inside <Layout>.');
  return page;
}
