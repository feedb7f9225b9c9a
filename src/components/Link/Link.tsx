import type { ComponentProps } from 'react';
import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import { localisedPath } from '../../i18n/paths';
import type { Route } from '../../routes';

/** A literal has to be one of `routes`. The path of a record is any string. */
type Known<To extends string> = string extends To ? To : To & (Route | `${Route}#${string}`);

type Props<To extends string> = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Path without language prefix, `/contact`; a hash may follow. */
  to: To & Known<To>;
};

/** A link to a page in the current language. gatsby-plugin-catch-links makes it a client-side navigation. */
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
