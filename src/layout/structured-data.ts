import type {
  BreadcrumbList,
  City,
  LocalBusiness,
  Offer,
  OfferCatalog,
  OpeningHoursSpecification,
  PropertyValue,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Crumb } from '../components/Breadcrumb';
import type { Company, MenuCategory } from '../hooks/usePage';
import { languages, type Language } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { daysBetween, weekdays } from '../opening/days';

/** JSON-LD in the vocabulary of schema.org, whose types are those of schema-dts. */
export type StructuredData = WithContext<WebSite | LocalBusiness | BreadcrumbList | Service>;

/** The text of the script element that carries the data. Its `<` are written as escapes, as `</script` would end it. */
export const scriptText = (data: StructuredData) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const context = 'https://schema.org';

const businessId = ({ siteUrl }: Company) => `${siteUrl}/#business`;

/** Refers to the business, which the pages that show its address describe in full. */
const businessReference = (company: Company) => ({ '@id': businessId(company) });

/** The towns served. */
const areaServed = ({ area }: Company): City[] =>
  area.map(({ town }) => ({ '@type': 'City', name: town }));

/** What the business may have filled in: its identification number (UID), and the languages that its team speaks. */
const optionalFacts = ({ authorisations, teamLanguages }: Company) => ({
  ...(authorisations.ide && {
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'UID',
      value: authorisations.ide,
    } satisfies PropertyValue,
  }),
  ...(teamLanguages && { knowsLanguage: teamLanguages }),
});

interface BusinessTexts {
  description: string;
  /** Absolute address of a picture. */
  image?: string | undefined;
  /** The catalogue of services, on the page that has it. */
  hasOfferCatalog?: OfferCatalog | undefined;
}

const everyHour: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '00:00',
  closes: '23:59',
};

/** The business, as the type of schema.org's `LocalBusiness` that its data names. */
export function localBusiness(
  company: Company,
  language: Language,
  texts: BusinessTexts,
): WithContext<LocalBusiness> {
  const { name, legalName, siteUrl, phone, email, address, base, hours, social } = company;
  return {
    '@context': context,
    '@type': company.businessType as 'LocalBusiness',
    '@id': businessId(company),
    name,
    ...(legalName && { legalName }),
    ...texts,
    url: `${siteUrl}${localisedPath('/', language)}`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: phone.international,
    email,
    ...optionalFacts(company),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.locality,
      addressRegion: address.canton,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...base },
    areaServed: areaServed(company),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(hours.firstDay, hours.lastDay),
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: company.answersAllDay ? 'emergency' : 'customer service',
      telephone: phone.international,
      ...(company.answersAllDay && { hoursAvailable: everyHour }),
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** The site as schema.org's `WebSite`. */
export function webSite(company: Company): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${company.siteUrl}/#website`,
    name: company.name,
    url: `${company.siteUrl}/`,
    inLanguage: languages,
    publisher: businessReference(company),
  };
}

/** The breadcrumb as schema.org's `BreadcrumbList`. */
export function breadcrumbList(
  crumbs: Crumb[],
  company: Company,
  language: Language,
): WithContext<BreadcrumbList> {
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

interface ServicePage {
  title: string;
  description: string;
  /** Title of the category. */
  category: string;
  route: string;
  /** Absolute address of a picture. */
  image?: string | undefined;
}

const addressOf = (route: string, { siteUrl }: Company, language: Language) =>
  `${siteUrl}${localisedPath(route, language)}`;

/** What every mention of a service says. */
const mention = (name: string, url: string) => ({
  '@type': 'Service' as const,
  '@id': `${url}#service`,
  name,
  url,
});

/** A service as schema.org's `Service`, for its own page. */
export function serviceJsonLd(
  { title, description, category, route, image }: ServicePage,
  company: Company,
  language: Language,
): WithContext<Service> {
  return {
    '@context': context,
    ...mention(title, addressOf(route, company, language)),
    description,
    image,
    serviceType: category,
    provider: businessReference(company),
    areaServed: areaServed(company),
  };
}

/** The services that the menus list, by category, as schema.org's `OfferCatalog`. */
export function serviceCatalogue(
  name: string,
  categories: readonly MenuCategory[],
  company: Company,
  language: Language,
): OfferCatalog {
  const catalogue = (
    title: string,
    itemListElement: OfferCatalog['itemListElement'],
  ): OfferCatalog => ({ '@type': 'OfferCatalog', name: title, itemListElement });
  const offers = ({ services }: MenuCategory): Offer[] =>
    services.map(({ route, translation: { title } }) => ({
      '@type': 'Offer',
      itemOffered: mention(title, addressOf(route, company, language)),
    }));
  return catalogue(
    name,
    categories.map((category) => catalogue(category.translation.title, offers(category))),
  );
}
