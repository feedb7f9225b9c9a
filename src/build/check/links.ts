import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

function unknown(place: Omit<Issue, 'message'>, value: string, known: string[]): Issue[] {
  if (known.includes(value)) return [];
  return [{ ...place, message: `unknown "${value}", expected one of ${known.join(', ')}` }];
}

/** Checks that each slug a record names exists. */
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
