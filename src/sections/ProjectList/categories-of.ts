type Project = Pick<Queries.ProjectFragment, 'services'>;

/** The categories of the projects' services, without duplicates, in order of appearance. */
export function categoriesOf(projects: readonly Project[]) {
  const categories = projects.flatMap(({ services }) => services.map(({ category }) => category));
  return [...new Map(categories.map((category) => [category.slug, category])).values()];
}
