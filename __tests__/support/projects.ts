/** Projects as returned by the page's query. */

export const service = (slug: string, title: string) => ({
  slug,
  route: `/service-${slug}`,
  translation: { title: slug },
  category: { slug: title, translation: { title } },
});

/** A typical job. */
export const project = (
  slug: string,
  ...services: ReturnType<typeof service>[]
): Queries.ProjectFragment & Queries.ProjectSlideFragment => ({
  slug,
  town: null,
  year: null,
  translation: { title: slug, task: `${slug} task`, work: `${slug} work` },
  services,
  image: { alt: '', childImageSharp: null, night: null },
});
