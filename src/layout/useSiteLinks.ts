import { useTranslation } from 'gatsby-plugin-react-i18next';
import { routes } from '../routes';

export interface SiteLink {
  route: string;
  title: string;
}

/** The main pages other than services, in the order of the menus. */
export function useSiteLinks(): SiteLink[] {
  const { t } = useTranslation();
  return [
    { route: routes.company, title: t('common:nav.company') },
    { route: routes.references, title: t('common:nav.references') },
    { route: routes.contact, title: t('common:nav.contact') },
  ];
}
