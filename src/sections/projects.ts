/** Real projects of customers, or typical jobs without a customer. */
export type ProjectKind = 'real' | 'typical';

/** Projects of the first list, and the others: a real one has a town and a year, a typical job has none. */
export function splitByKind<Each extends { town: string | null }>(projects: readonly Each[]) {
  const real = projects.filter(({ town }) => town);
  const typical = projects.filter(({ town }) => !town);
  return real.length > 0
    ? { kind: 'real' as const, shownFirst: real, others: typical }
    : { kind: 'typical' as const, shownFirst: typical, others: [] };
}

/** The categories of the projects' services, without duplicates, in order of appearance. */
export function categoriesOf<Category extends { slug: string }>(
  projects: readonly { services: readonly { category: Category }[] }[],
): Category[] {
  const categories = projects.flatMap(({ services }) => services.map(({ category }) => category));
  return [...new Map(categories.map((category) => [category.slug, category])).values()];
}
