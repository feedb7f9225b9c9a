import { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';
import { localisedPath } from '../../language/paths';
import { useWords } from '../../language/words';
import type { Route } from '../../routes';

/** An address that stands in the code has to be one of `routes`; one that comes with a record is any text. */
type Known<To extends string> = string extends To ? To : To & (Route | `${Route}#${string}`);

type Props<To extends string> = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Address without language prefix, `/contact`; a hash may follow. */
  to: To & Known<To>;
};

/** A link to a page of the site in the language of this page, prefetched when it comes into view. */
export function Link<To extends string>({ to, ...attributes }: Props<To>) {
  const { language } = useWords();
  return <GatsbyLink {...attributes} to={localisedPath(to, language)} />;
}
