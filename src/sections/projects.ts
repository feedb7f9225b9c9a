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
