import { useBreadcrumb } from '../components/Breadcrumb/useBreadcrumb';
import { useCurrentPage } from '../context/current-page';
import { useSiteData } from '../context/site-data';
import { useTranslations } from '../context/translations';
import { routes } from '../routes';
import { breadcrumbList, electrician, service, type StructuredData } from './structured-data';

/** Pages that no other page leads to. */
const withoutBreadcrumb: string[] = [routes.home, routes.notFound];

/** What search engines read of the page: the business, the way to the page, and its service if it has one. */
export function useStructuredData(): StructuredData[] {
  const { language, t } = useTranslations();
  const { company } = useSiteData();
  const { route, meta } = useCurrentPage();
  const crumbs = useBreadcrumb();
  const { title, description, parent } = meta;
  return [
    electrician(company, language, t('common:meta.trades')),
    ...(withoutBreadcrumb.includes(route) ? [] : [breadcrumbList(crumbs, company, language)]),
    ...(parent
      ? [service({ title, description, category: parent.title, route }, company, language)]
      : []),
  ];
}
