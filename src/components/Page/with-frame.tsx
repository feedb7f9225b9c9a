import type { PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { keepsScroll } from '../../behaviours/useLanguageChange';
import { Frame } from './Frame';
import type { ThisPage } from './this-page';

interface Page {
  element: ReactElement;
  props: PageProps<Queries.FrameFragment, Partial<ThisPage>>;
}

/** What Gatsby's router writes on a location that it goes to. */
const actionOf = (location: object) => ('action' in location ? location.action : undefined);

/** Puts the frame around a page. One that Gatsby adds by itself, while developing, is not of our plan and gets none. */
export function withFrame({ element, props: { data, location, pageContext } }: Page) {
  const { route, hasQuoteForm = false, category } = pageContext;
  if (!route) return element;
  const followed = actionOf(location) === 'PUSH' && !location.hash && !keepsScroll(location.state);
  return (
    <Frame data={data} page={{ route, hasQuoteForm, category, followed }}>
      {element}
    </Frame>
  );
}
