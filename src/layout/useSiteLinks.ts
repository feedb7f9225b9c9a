import { useTranslations } from '../context/translations';
import { routes } from '../routes';

/** The main pages other than services, in the order of the menus. */
export function useSiteLinks(): { route: string; title: string }[] {
  const { t } = useTranslations();
  return [
    { route: routes.company, title: t('common:nav.company') },
    { route: routes.references, title: t('common:nav.references') },
    { route: routes.contact, title: t('common:nav.contact') },
  ];
}
