import { languages } from '../../i18n/languages';
import { routes } from '../../routes';
import { issueAt, type Issue } from '../issue';
import { dataFile, type Data, type DataName } from '../../content/model';

type Value = { file: string; record: string; value: string | number };

/** The values that an earlier record has already. */
function duplicates(field: string, values: Value[]): Issue[] {
  const owners = new Map<string | number, string>();
  return values.flatMap(({ file, record, value }) => {
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, record);
    if (owner === undefined) return [];
    return [issueAt({ file, record, field }, 'taken', { value, owner })];
  });
}

/** A value of each record of a file. */
const valuesOf = <Each extends { slug: string }>(
  name: DataName,
  records: Each[],
  value: (record: Each) => string | number,
): Value[] =>
  records.map((record) => ({ file: dataFile(name), record: record.slug, value: value(record) }));

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
    .map(({ file, record, value }) =>
      issueAt({ file, record, field: 'route' }, 'language-prefix', { route: value }),
    );
  const lowered = [...fixed, ...ofRecords].map((each) => {
    return { ...each, value: each.value.toLowerCase() };
  });
  return [...prefixed, ...duplicates('route', lowered)];
}

/** Checks that slugs, ids, orders and the names of stored items are unique. */
export function checkUnique(data: Data): Issue[] {
  const { categories, services, storage } = data;
  const slugs = (
    [
      'categories',
      'services',
      'figures',
      'references',
      'storage',
      'closed-days',
      'hero-points',
    ] as const
  ).map((name) => valuesOf<{ slug: string }>(name, data[name] ?? [], ({ slug }) => slug));
  const orders = categories.map((category) => {
    const inCategory = services.filter((service) => service.category === category.slug);
    return valuesOf('services', inCategory, ({ order }) => order);
  });
  const within = (field: 'details' | 'questions') =>
    services.flatMap((service) =>
      duplicates(
        field,
        (service[field] ?? []).map(({ slug }) => {
          return { file: dataFile('services'), record: service.slug, value: slug };
        }),
      ),
    );
  return [
    ...slugs.flatMap((values) => duplicates('slug', values)),
    ...duplicates(
      'id',
      valuesOf('categories', categories, ({ id }) => id),
    ),
    ...orders.flatMap((values) => duplicates('order', values)),
    ...duplicates(
      'name',
      valuesOf('storage', storage, ({ kind, name }) => `${kind} ${name}`),
    ),
    ...within('details'),
    ...within('questions'),
  ];
}
