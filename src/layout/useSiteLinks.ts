import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';

export interface SiteLink {
  route: string;
  title: string;
}

/** The main pages other than services, in the order of the menus. */
export function useSiteLinks(): SiteLink[] {
  const { t } = useTranslation();
  const { hasRealProjects } = usePage();
  const projects = t(`common:nav.references.${hasRealProjects ? 'real' : 'typical'}`);
  return [
    { route: routes.company, title: t('common:nav.company') },
    { route: routes.references, title: projects },
    { route: routes.contact, title: t('common:nav.contact') },
  ];
}

/** The main pages and, where a page says it, what to do in a power cut. */
export function useMenuLinks(): SiteLink[] {
  const { t } = useTranslation();
  const { powerCutRoute } = usePage();
  const siteLinks = useSiteLinks();
  if (!powerCutRoute) return siteLinks;
  const route = `${powerCutRoute}#${anchors.powerCut}`;
  return [...siteLinks, { route, title: t('common:nav.powerCut') }];
}
