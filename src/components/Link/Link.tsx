import type { ComponentProps } from 'react';
import { localisedPath } from '../../i18n/paths';
import { useTranslations } from '../../context/translations';
import type { Route } from '../../routes';
import { useCurrentPage } from '../../context/current-page';

/** An address that stands in the code has to be one of `routes`; one that comes with a record is any text. */
type Known<To extends string> = string extends To ? To : To & (Route | `${Route}#${string}`);

type Props<To extends string> = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Address without language prefix, `/contact`; a hash may follow. */
  to: To & Known<To>;
};

/**
 * A link to a page of the site in the language of this page. That it leads there without loading the site anew is the
 * business of gatsby-plugin-catch-links, and that the page is there in time is src/behaviours/load-ahead.ts's.
 */
export function Link<To extends string>({ to, children, ...attributes }: Props<To>) {
  const { language } = useTranslations();
  const { route } = useCurrentPage();
  return (
    <a
      {...attributes}
      href={localisedPath(to, language)}
      aria-current={to === route ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
