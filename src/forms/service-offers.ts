/** A service as a form offers it. */
export interface ServiceOffer {
  slug: string;
  title: string;
  /** Whether it can be asked for. */
  isAvailable: boolean;
}

/** The services of a form, in the order in which they are offered. */
export interface ServiceOffers {
  /** The page's own service, ticked by default, and its neighbours. */
  first: readonly ServiceOffer[];
  /** All others, by category. */
  others: readonly { categoryTitle: string; services: readonly ServiceOffer[] }[];
}

/** The service of a page. */
export interface PageService {
  slug: string;
  translation: { title: string };
}

interface ListedService extends PageService {
  isAvailable: boolean;
}

interface ListedCategory {
  slug: string;
  translation: { title: string };
  services: readonly ListedService[];
}

/**
 * The services that a page's form offers, its own first.
 *
 * @param categories as the menus list them
 * @param own the service of the page, ticked by default
 * @param category slug of its category
 */
export function serviceOffers(
  categories: readonly ListedCategory[],
  own: PageService,
  category: string | undefined,
): ServiceOffers {
  const offerOf = ({ slug, isAvailable, translation: { title } }: ListedService): ServiceOffer => ({
    slug,
    title,
    isAvailable,
  });
  const offersOf = ({ services }: ListedCategory) =>
    services.filter(({ slug }) => slug !== own.slug).map(offerOf);
  const isNear = ({ slug }: ListedCategory) => slug === category;
  return {
    first: [offerOf({ ...own, isAvailable: true }), ...categories.filter(isNear).flatMap(offersOf)],
    others: categories
      .filter((each) => !isNear(each))
      .map((each) => ({ categoryTitle: each.translation.title, services: offersOf(each) })),
  };
}

/** The offers that can be ticked. */
export const tickable = ({ first, others }: ServiceOffers): ServiceOffer[] =>
  [...first, ...others.flatMap(({ services }) => services)].filter(
    ({ isAvailable }) => isAvailable,
  );

/**
 * The ticks for a draft: undefined while only the page's own service is ticked, as the page does.
 *
 * @param ticked slugs of the services, the same in every language
 * @param own slug of the page's own service
 */
export const ticksToKeep = (
  ticked: readonly string[],
  own: string,
): readonly string[] | undefined => (ticked.length === 1 && ticked[0] === own ? undefined : ticked);

/** The ticks to show for those of a draft; the page's own if they name only services that it does not offer. */
export function ticksToShow(
  ticks: readonly string[] | undefined,
  offered: readonly string[],
  own: string,
): readonly string[] {
  if (ticks?.length === 0) return [];
  const slugs = ticks?.filter((slug) => offered.includes(slug)) ?? [];
  return slugs.length > 0 ? slugs : [own];
}

/** Adds the page's own service to a draft's ticks. */
export const withOwn = (
  ticks: readonly string[] | undefined,
  own: string,
): readonly string[] | undefined =>
  ticks && ticksToKeep([own, ...ticks.filter((slug) => slug !== own)], own);
