import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';

export const fragment = graphql`
  fragment PageMeta on PageMeta {
    title
    description
    parent {
      title
      route
    }
    shareImage {
      src
      width
      height
      alt
    }
  }
`;

/** The page on the screen: what the plan of pages and its query say of it, and how the visitor came to it. */
export interface CurrentPage {
  /** Address without language. */
  route: string;
  /** Title, description and parent page. */
  meta: Queries.PageMetaFragment;
  /** Whether the page has a quote form of its own. */
  hasQuoteForm: boolean;
  /** Slug of the category that the page, or its service, belongs to. */
  category?: string | undefined;
  /** Whether the visitor followed a link to the page, so that it is read from its top. */
  isClientNavigation: boolean;
}

export const CurrentPageContext = createContext<CurrentPage | null>(null);

/** @throws outside `Layout` */
export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('useCurrentPage() must be used inside <Layout>.');
  return page;
}
