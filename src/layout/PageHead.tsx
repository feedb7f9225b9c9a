import { Helmet } from 'react-helmet';
import { useBreadcrumb } from '../components/Breadcrumb';
import { useCurrentT } from '../hooks/useCurrentT';
import { usePage } from '../hooks/usePage';
import { languageFacts } from '../i18n/languages';
import { hreflangs, localisedPath } from '../i18n/paths';
import { routes } from '../routes';
import { breadcrumbList, localBusiness, scriptText, type StructuredData } from './structured-data';

/** Pages without a parent page. */
const withoutBreadcrumb: string[] = [routes.home, routes.notFound];

/** Pages about the business. */
const aboutBusiness: string[] = [routes.home, routes.company, routes.contact];

/**
 * Structured data for search engines: the business, and the breadcrumb.
 *
 * @param trades what the business does
 * @param image absolute address of the picture that represents the page
 */
function useStructuredData(trades: string, image: string): StructuredData[] {
  const { language, company, route } = usePage();
  const crumbs = useBreadcrumb();
  return [
    ...(aboutBusiness.includes(route)
      ? [localBusiness(company, language, { description: trades, image })]
      : []),
    ...(withoutBreadcrumb.includes(route) ? [] : [breadcrumbList(crumbs, company, language)]),
  ];
}

/** Page-specific content of the document's head. It stays mounted, so the head is written once per page. */
export function PageHead() {
  const t = useCurrentT();
  const { language, company, route, meta } = usePage();
  const hasAddress = route !== routes.notFound;
  const title = `${company.name} | ${meta.title}`;
  const absolute = (path: string) => `${company.siteUrl}${path}`;
  const url = absolute(localisedPath(route, language));
  const { src, width, height, alt } = meta.shareImage;
  const picture = absolute(src);
  const trades = t('common:meta.trades');
  const structuredData = useStructuredData(trades, picture);
  const openGraph = [
    ['type', 'website'],
    ['site_name', company.name],
    ['title', title],
    ['description', meta.description],
    ['url', url],
    ['locale', languageFacts[language].openGraph],
    ['image', picture],
    ['image:width', String(width)],
    ['image:height', String(height)],
    ['image:alt', alt],
  ];
  return (
    <Helmet
      htmlAttributes={{ lang: language }}
      title={title}
      meta={[
        { name: 'description', content: `${meta.description} ${trades}` },
        {
          name: 'robots',
          content: company.siteState === 'live' && hasAddress ? 'index, follow' : 'noindex, follow',
        },
        ...openGraph.map(([property, content]) => ({ property: `og:${property}`, content })),
        { name: 'twitter:card', content: 'summary_large_image' },
      ]}
      link={[
        ...(hasAddress ? [{ rel: 'canonical', href: url }] : []),
        ...(hasAddress ? hreflangs(route) : []).map(({ hreflang, path }) => ({
          rel: 'alternate',
          hrefLang: hreflang,
          href: absolute(path),
        })),
      ]}
      script={structuredData.map((data) => ({
        type: 'application/ld+json',
        innerHTML: scriptText(data),
      }))}
    />
  );
}
