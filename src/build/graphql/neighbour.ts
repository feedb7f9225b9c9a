interface Sibling {
  slug: string;
  details: readonly unknown[];
}

/** The available service that stands nearest before a service in its category, or else after it. */
export function availableNeighbour<Service extends Sibling>(
  slug: string,
  siblings: readonly Service[],
): Service | undefined {
  const place = siblings.findIndex((sibling) => sibling.slug === slug);
  const isAvailable = ({ details }: Service) => details.length > 0;
  const [before] = siblings.slice(0, place).filter(isAvailable).slice(-1);
  return before ?? siblings.slice(place).find(isAvailable);
}
