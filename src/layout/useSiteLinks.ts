import { useSiteData } from '../context/site-data';
import { useTranslations } from '../context/translations';
import { anchors, routes } from '../routes';

interface SiteLink {
  route: string;
  title: string;
}

/** The main pages other than services, in the order of the menus. */
export function useSiteLinks(): SiteLink[] {
  const { t } = useTranslations();
  return [
    { route: routes.company, title: t('common:nav.company') },
    { route: routes.references, title: t('common:nav.references') },
    { route: routes.contact, title: t('common:nav.contact') },
  ];
}

/** The main pages and, where a page says it, what to do in a power cut. */
export function useMenuLinks(): SiteLink[] {
  const { t } = useTranslations();
  const { powerCutRoute } = useSiteData();
  const siteLinks = useSiteLinks();
  if (!powerCutRoute) return siteLinks;
  const route = `${powerCutRoute}#${anchors.powerCut}`;
  return [...siteLinks, { route, title: t('common:nav.powerCut') }];
}
