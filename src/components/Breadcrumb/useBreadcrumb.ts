import { useCurrentPage } from '../../context/current-page';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

export interface Crumb {
  title: string;
  /** Address without language; the page itself has none. */
  route?: string;
}

/** The way from the home page to this page, the page itself last. */
export function useBreadcrumb(): Crumb[] {
  const { t } = useTranslations();
  const { title, parent } = useCurrentPage().meta;
  const home = { title: t('common:nav.home'), route: routes.home };
  return [home, ...(parent ? [parent] : []), { title }];
}
