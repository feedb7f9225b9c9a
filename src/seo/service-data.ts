import type { Company, MenuCategory } from '../hooks/usePage';
import type { Language } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { areaServed, businessReference, context, type StructuredData } from './structured-data';

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
  '@type': 'Service',
  '@id': `${url}#service`,
  name,
  url,
});

/** A service as schema.org's `Service`, for its own page. */
export function service(
  { title, description, category, route, image }: ServicePage,
  company: Company,
  language: Language,
): StructuredData {
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
) {
  const catalogue = (title: string, itemListElement: object[]) => {
    return { '@type': 'OfferCatalog', name: title, itemListElement };
  };
  const offers = ({ services }: MenuCategory) =>
    services.map(({ route, translation: { title } }) => ({
      '@type': 'Offer',
      itemOffered: mention(title, addressOf(route, company, language)),
    }));
  return catalogue(
    name,
    categories.map((category) => catalogue(category.translation.title, offers(category))),
  );
}
