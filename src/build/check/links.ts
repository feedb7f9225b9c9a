import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';
import { nodeTypes } from '../node-types';
import type { Source } from '../source';

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

function unknown(place: Omit<Issue, 'message'>, value: string, known: string[]): Issue[] {
  if (known.includes(value)) return [];
  return [{ ...place, message: `unknown "${value}", expected one of ${known.join(', ')}` }];
}

/** What a record names by slug has to be a record too. */
export function checkLinks({ categories, services, figures, references }: Data): Issue[] {
  return [
    ...services.flatMap(({ slug, category, figures: shown }) => {
      const service = { file: dataFile('services'), record: slug };
      return [
        ...unknown({ ...service, field: 'category' }, category, slugs(categories)),
        ...shown.flatMap((figure) =>
          unknown({ ...service, field: 'figures' }, figure, slugs(figures)),
        ),
      ];
    }),
    ...references.flatMap(({ slug, services: shown }) =>
      shown.flatMap((service) =>
        unknown(
          { file: dataFile('references'), record: slug, field: 'services' },
          service,
          slugs(services),
        ),
      ),
    ),
  ];
}

/** A record that a query names itself: `figure(slug: { eq: "availability" })`. */
const namedInQuery = /\b(\w+)\(\s*slug:\s*\{\s*eq:\s*"([^"]*)"/g;

/** The field with which GraphQL answers with one record of a type: `ServiceCategory` has `serviceCategory`. */
const fieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** What a page's query names by slug has to be a record: GraphQL would answer with nothing, and a part of the page be missing. */
export function checkQueries(
  { categories, services, figures, references }: Data,
  { code }: Source,
): Issue[] {
  const known: Record<string, string[]> = {
    [fieldOf(nodeTypes.categories)]: slugs(categories),
    [fieldOf(nodeTypes.services)]: slugs(services),
    [fieldOf(nodeTypes.figures)]: slugs(figures),
    [fieldOf(nodeTypes.references)]: slugs(references),
    serviceDetail: services.flatMap(({ details }) => slugs(details)),
  };
  return Object.entries(code).flatMap(([file, text]) =>
    [...text.matchAll(namedInQuery)].flatMap(([, field = '', slug = '']) =>
      known[field] ? unknown({ file, field: `${field}.slug` }, slug, known[field]) : [],
    ),
  );
}
