import { createContext, useContext } from 'react';

/** Which page this is: what the plan of pages says of it, and how the visitor came to it. */
export interface ThisPage {
  /** The page's address without language. */
  route: string;
  /** Whether it has a quote form of its own. */
  hasQuoteForm: boolean;
  /** Slug of the category that it is about, or that its service belongs to. */
  category?: string | undefined;
  /** Whether it took another page's place after a click, and is read from its top. */
  followed: boolean;
}

export const ThisPageContext = createContext<ThisPage | null>(null);

/**
 * Which page this is.
 *
 * @throws if it is called outside a `Frame`
 */
export function useThisPage(): ThisPage {
  const page = useContext(ThisPageContext);
  if (!page) throw new Error('useThisPage() needs a <Frame> around it.');
  return page;
}
