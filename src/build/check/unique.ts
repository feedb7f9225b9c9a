import { languages } from '../../i18n/languages';
import { routes } from '../../routes';
import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';

type Value = { file: string; record: string; value: string | number };

/** The values that an earlier record has already. */
function duplicates(field: string, values: Value[]): Issue[] {
  const owners = new Map<string | number, string>();
  return values.flatMap(({ file, record, value }) => {
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, record);
    if (owner === undefined) return [];
    const message = `"${value}" already belongs to "${owner}", expected one of its own`;
    return [{ file, record, field, message }];
  });
}

/** Checks that no two routes are the same in lower case, and that none starts like a language prefix. */
export function checkRoutes(data: Data): Issue[] {
  const fixed = Object.entries(routes).map(([page, value]) => ({
    file: 'src/routes.ts',
    record: `page ${page}`,
    value,
  }));
  const ofRecords = (['categories', 'services'] as const).flatMap((name) =>
    data[name].map(({ slug, route }) => ({ file: dataFile(name), record: slug, value: route })),
  );
  const prefixed = ofRecords
    .filter(({ value }) => languages.some((each) => value.toLowerCase().split('/')[1] === each))
    .map(({ file, record, value }) => {
      return { file, record, field: 'route', message: `"${value}" starts like a language prefix` };
    });
  const lowered = [...fixed, ...ofRecords].map((each) => ({
    ...each,
    value: each.value.toLowerCase(),
  }));
  return [...prefixed, ...duplicates('route', lowered)];
}

/** Checks that slugs, ids and orders are unique. */
export function checkUnique(data: Data): Issue[] {
  const { categories, services } = data;
  const ofCategory = { file: dataFile('categories') };
  const ofService = { file: dataFile('services') };
  return [
    ...(['categories', 'services', 'figures', 'references'] as const).flatMap((name) =>
      duplicates(
        'slug',
        data[name].map(({ slug }) => ({ file: dataFile(name), record: slug, value: slug })),
      ),
    ),
    ...duplicates(
      'id',
      categories.map(({ slug, id }) => ({ ...ofCategory, record: slug, value: id })),
    ),
    ...categories.flatMap((category) =>
      duplicates(
        'order',
        services
          .filter((service) => service.category === category.slug)
          .map(({ slug, order }) => ({ ...ofService, record: slug, value: order })),
      ),
    ),
    ...services.flatMap(({ slug, details }) =>
      duplicates(
        'details',
        details.map((detail) => ({ ...ofService, record: slug, value: detail.slug })),
      ),
    ),
  ];
}
