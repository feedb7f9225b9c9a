/** A service as a form offers it. */
export interface ServiceOffer {
  slug: string;
  title: string;
  /** Whether it can be asked for. */
  isAvailable: boolean;
}

/** The services of a form, in the order in which they are offered. */
export interface ServiceOffers {
  /** The page's own, which is ticked, and its neighbours. */
  first: readonly ServiceOffer[];
  /** All others, by trade. */
  others: readonly { trade: string; services: readonly ServiceOffer[] }[];
}

interface ListedService {
  slug: string;
  isAvailable: boolean;
  translation: { title: string };
}

interface ListedCategory {
  slug: string;
  translation: { title: string };
  services: readonly ListedService[];
}

/**
 * The services that a page's form offers. Its own can be asked for even where it is not available yet.
 *
 * @param categories as the menus list them
 * @param own the service of the page, which the menus may leave out
 * @param trade slug of its category
 */
export function serviceOffers(
  categories: readonly ListedCategory[],
  own: { slug: string; title: string },
  trade: string | undefined,
): ServiceOffers {
  const offersOf = ({ services }: ListedCategory): ServiceOffer[] =>
    services
      .filter(({ slug }) => slug !== own.slug)
      .map(({ slug, isAvailable, translation: { title } }) => ({ slug, title, isAvailable }));
  const isNear = ({ slug }: ListedCategory) => slug === trade;
  return {
    first: [{ ...own, isAvailable: true }, ...categories.filter(isNear).flatMap(offersOf)],
    others: categories
      .filter((category) => !isNear(category))
      .map((category) => ({ trade: category.translation.title, services: offersOf(category) })),
  };
}

/** Name of the field with the services. */
export const servicesField = 'service';

/** What a draft says where the visitor has unticked every service. */
const nothingTicked = '-';

interface Tick {
  slug: string;
  isTicked: boolean;
  /** Whether the page ticks it. */
  isOwn: boolean;
}

/** What a draft keeps of the ticks: the slugs, the same in every language; empty as long as they are the page's own. */
export function ticksText(ticks: readonly Tick[]): string {
  if (ticks.every(({ isTicked, isOwn }) => isTicked === isOwn)) return '';
  const slugs = ticks.flatMap(({ slug, isTicked }) => (isTicked ? slug : []));
  return slugs.join(' ') || nothingTicked;
}

/** The slugs that a draft names; undefined if it names none that is offered. */
export function ticksIn(text: string, offered: readonly string[]): string[] | undefined {
  if (text === nothingTicked) return [];
  const slugs = text.split(' ').filter((slug) => offered.includes(slug));
  return slugs.length > 0 ? slugs : undefined;
}
