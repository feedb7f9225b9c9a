import { weekdays } from '../constants';
import { languages, type Language } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import type { Crumb } from '../components/Breadcrumb/useBreadcrumb';
import type { Company } from '../context/site-data';

/** JSON-LD in the vocabulary of schema.org. */
export type StructuredData = Record<string, unknown>;

const context = 'https://schema.org';

/** The weekdays from the first to the last, across Sunday if need be. */
function daysBetween(first: string, last: string): string[] {
  const days: readonly string[] = weekdays;
  const [start, end] = [days.indexOf(first), days.indexOf(last)];
  if (start <= end) return days.slice(start, end + 1);
  return [...days.slice(start), ...days.slice(0, end + 1)];
}

const businessId = ({ siteUrl }: Company) => `${siteUrl}/#business`;

const towns = ({ area }: Company) => area.map(({ town }) => ({ '@type': 'City', name: town }));

/** The business as schema.org's `Electrician`. */
export function electrician(
  company: Company,
  language: Language,
  description: string,
): StructuredData {
  const { name, siteUrl, phone, email, address, hours, social } = company;
  return {
    '@context': context,
    '@type': 'Electrician',
    '@id': businessId(company),
    name,
    description,
    url: `${siteUrl}${localisedPath('/', language)}`,
    telephone: phone.international,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.locality,
      addressRegion: address.canton,
      addressCountry: address.country,
    },
    areaServed: towns(company),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(hours.firstDay, hours.lastDay),
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: phone.international,
      availableLanguage: languages,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: '00:00',
        closes: '23:59',
      },
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** The breadcrumb as schema.org's `BreadcrumbList`. */
export function breadcrumbList(
  crumbs: Crumb[],
  company: Company,
  language: Language,
): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(route && { item: `${company.siteUrl}${localisedPath(route, language)}` }),
    })),
  };
}

/** A service as schema.org's `Service`. */
export function service(
  {
    title,
    description,
    category,
    route,
  }: Record<'title' | 'description' | 'category' | 'route', string>,
  company: Company,
  language: Language,
): StructuredData {
  return {
    '@context': context,
    '@type': 'Service',
    name: title,
    description,
    serviceType: category,
    url: `${company.siteUrl}${localisedPath(route, language)}`,
    provider: { '@id': businessId(company) },
    areaServed: towns(company),
  };
}
