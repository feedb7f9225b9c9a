import { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';
import { localisedPath } from '../../language/paths';
import { useWords } from '../../language/words';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Address without language prefix, `/contact`; a hash may follow. */
  to: string;
};

/** A link to a page of the site in the language of this page, prefetched when it comes into view. */
export function Link({ to, ...attributes }: Props) {
  const { language } = useWords();
  return <GatsbyLink {...attributes} to={localisedPath(to, language)} />;
}
