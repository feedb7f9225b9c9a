import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

export interface Crumb {
  title: string;
  /** Path without language; the current page has none. */
  route?: string;
}

/** The path from the home page to the current page, which comes last. */
export function useBreadcrumb(): Crumb[] {
  const { t } = useTranslations();
  const { title, parent } = useCurrentPage().meta;
  const home = { title: t('common:nav.home'), route: routes.home };
  return parent ? [home, parent, { title }] : [home, { title }];
}
