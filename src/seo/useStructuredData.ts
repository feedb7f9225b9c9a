import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useBreadcrumb } from '../components/Breadcrumb/useBreadcrumb';
import { usePage } from '../hooks/usePage';
import { routes } from '../routes';
import { service, serviceCatalogue } from './service-data';
import { breadcrumbList, electrician, webSite, type StructuredData } from './structured-data';

/** Pages that no other page leads to. */
const withoutBreadcrumb: string[] = [routes.home, routes.notFound];

/** Pages about the business. The others refer to it. */
const aboutBusiness: string[] = [routes.home, routes.company, routes.contact];

/**
 * What search engines read of the page: the site, the business, the way to the page, and its service if it has one.
 *
 * @param image absolute address of the picture that stands for the page
 */
export function useStructuredData(image: string | undefined): StructuredData[] {
  const { i18n } = useTranslation();
  const { language, company, categories, route, meta } = usePage();
  const crumbs = useBreadcrumb();
  const { title, description, parent } = meta;
  const business = () =>
    electrician(company, language, {
      description: i18n.t('common:meta.trades'),
      image,
      ...(route === routes.company && {
        hasOfferCatalog: serviceCatalogue(
          i18n.t('common:nav.services'),
          categories,
          company,
          language,
        ),
      }),
    });
  return [
    ...(route === routes.home ? [webSite(company)] : []),
    ...(aboutBusiness.includes(route) ? [business()] : []),
    ...(withoutBreadcrumb.includes(route) ? [] : [breadcrumbList(crumbs, company, language)]),
    ...(parent
      ? [service({ title, description, category: parent.title, route, image }, company, language)]
      : []),
  ];
}
