import { existsSync } from 'node:fs';
import categoryRecords from '../../../data/categories.json';
import company from '../../../data/company.json';
import references from '../../../data/references.json';
import serviceRecords from '../../../data/services.json';

/** What the data lets the pages show. */

const hasFile = (name: string) => existsSync(`data/${name}.json`);

const inOrder = <T>(records: T[], order: (record: T) => number) =>
  [...records].sort((a, b) => order(a) - order(b));

const servicesOf = (slug: string) =>
  inOrder(
    serviceRecords.filter(({ category }) => category === slug),
    ({ order }) => order,
  ).map(({ route }) => route);

/** The services of each category, by its address. */
export const categories: Record<string, string[]> = Object.fromEntries(
  inOrder(categoryRecords, ({ id }) => id).map(({ route, slug }) => [route, servicesOf(slug)]),
);

/** What a part of the site that shows so many of each category has of them. */
export const upTo = (count: number) =>
  Object.values(categories).map((routes) => routes.slice(0, count));

/** The ids of what a page shows only if the data has it, and whether it has. */
export const optional = {
  team: hasFile('team'),
  guarantees: hasFile('guarantees'),
  partners: hasFile('partners'),
  authorisations: Object.values(company.authorisations).some(Boolean),
  'call-out': 'callOut' in company,
  reviews: hasFile('reviews'),
  real: references.some((project) => 'town' in project),
};
