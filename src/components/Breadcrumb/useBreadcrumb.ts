import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../hooks/usePage';
import { routes } from '../../routes';

export interface Crumb {
  title: string;
  /** Path without language; the current page has none. */
  route?: string;
}

/** The path from the home page to the current page, which comes last. */
export function useBreadcrumb(): Crumb[] {
  const { i18n } = useTranslation();
  const { title, parent } = usePage().meta;
  const home = { title: i18n.t('common:nav.home'), route: routes.home };
  return parent ? [home, parent, { title }] : [home, { title }];
}
