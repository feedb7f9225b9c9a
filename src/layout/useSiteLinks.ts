import { useTranslations } from '../context/translations';
import { routes } from '../routes';

export interface SiteLink {
  route: string;
  title: string;
}

/** The pages beside the services, in the order in which menus show them. */
export function useSiteLinks(): SiteLink[] {
  const { t } = useTranslations();
  return [
    { route: routes.company, title: t('common:nav.company') },
    { route: routes.references, title: t('common:nav.references') },
    { route: routes.contact, title: t('common:nav.contact') },
  ];
}
