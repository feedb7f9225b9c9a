import { issueAt, type Issue, type Place } from '../issue';
import { dataFile, type Data } from '../../content/model';

function unknown(place: Place, values: string[], records: { slug: string }[]): Issue[] {
  const known = records.map(({ slug }) => slug);
  return values
    .filter((value) => !known.includes(value))
    .map((slug) => issueAt(place, 'unknown-slug', { slug, known }));
}

/** Tools that a page cannot show, because the file with their facts is missing. */
function toolsWithoutData({ services, inspection }: Data): Issue[] {
  return services
    .filter(({ tools }) => tools?.includes('inspection') && !inspection)
    .map(({ slug }) => {
      const place = { file: dataFile('services'), record: slug, field: 'tools' };
      return issueAt(place, 'inspection-missing');
    });
}

/** Checks that each slug a record names exists. */
export function checkLinks(data: Data): Issue[] {
  const { categories, services, figures, references } = data;
  return [
    ...toolsWithoutData(data),
    ...services.flatMap((service) => {
      const place = { file: dataFile('services'), record: service.slug };
      return [
        ...unknown({ ...place, field: 'category' }, [service.category], categories),
        ...unknown({ ...place, field: 'figures' }, service.figures, figures),
      ];
    }),
    ...(data['hero-points'] ?? []).flatMap(({ slug, service }) =>
      unknown(
        { file: dataFile('hero-points'), record: slug, field: 'service' },
        [service],
        services,
      ),
    ),
    ...references.flatMap((reference) => {
      const place = { file: dataFile('references'), record: reference.slug, field: 'services' };
      return unknown(place, reference.services, services);
    }),
  ];
}
