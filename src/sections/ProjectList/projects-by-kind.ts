/** Separates the real projects, which have a town and a year, from the typical jobs. */
export function projectsByKind<Project extends Pick<Queries.ProjectFragment, 'town'>>(
  projects: readonly Project[],
) {
  return {
    real: projects.filter(({ town }) => town),
    typical: projects.filter(({ town }) => !town),
  };
}
