interface Category {
  readonly slug: string;
  readonly translation: { readonly title: string };
}

interface Project {
  readonly services: readonly { readonly category: Category }[];
}

/** The categories that projects belong to through their services, each once, in order of appearance. */
export function categoriesOf(projects: readonly Project[]): Category[] {
  const categories = projects.flatMap(({ services }) => services.map(({ category }) => category));
  return [...new Map(categories.map((category) => [category.slug, category])).values()];
}
