import type {
  BreadcrumbList,
  City,
  LocalBusiness,
  OpeningHoursSpecification,
  PropertyValue,
  WithContext,
} from 'schema-dts';
import type { Crumb } from '../components/Breadcrumb';
import type { Company } from './site-page';
import type { Language } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { weekdays } from '../content/weekdays';

/** JSON-LD in the vocabulary of schema.org, whose types are those of schema-dts. */
export type StructuredData = WithContext<LocalBusiness | BreadcrumbList>;

/** Text of the data's script element. `<` is escaped, as `</script` would end the element. */
export const scriptText = (data: StructuredData) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const context = 'https://schema.org';

/** Towns served, beginning with that of the business. */
const areaServed = ({ address, area }: Company): City[] =>
  [...new Set([address.locality, ...area.map(({ town }) => town)])].map((name) => ({
    '@type': 'City',
    name,
  }));

interface BusinessTexts {
  description: string;
  /** Absolute address of a picture. */
  image?: string | undefined;
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
  const { name, legalName, siteUrl, phone, email, address, authorisations } = company;
  const { base, hours, social } = company;
  return {
    '@context': context,
    '@type': company.businessType as 'LocalBusiness',
    '@id': `${siteUrl}/#business`,
    name,
    ...(legalName && { legalName }),
    ...texts,
    url: `${siteUrl}${localisedPath('/', language)}`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: phone.international,
    email,
    ...(authorisations.ide && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'UID',
        value: authorisations.ide,
      } satisfies PropertyValue,
    }),
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
    openingHoursSpecification: hours.flatMap(({ days, spans }) =>
      spans.map(({ opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: company.answersAllDay ? 'emergency' : 'customer service',
      telephone: phone.international,
      ...(company.answersAllDay && { hoursAvailable: everyHour }),
    },
    sameAs: social.map(({ url }) => url),
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
