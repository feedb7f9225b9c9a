import { languages } from '../../i18n/languages';
import { routes } from '../../routes';
import type { Issue } from '../issue';
import { dataFile, type Data, type DataName } from '../model';

type Value = { file: string; record: string; value: string | number };

function duplicates(field: string, values: Value[]): Issue[] {
  const owners = new Map<string | number, string>();
  return values.flatMap(({ file, record, value }) => {
    const owner = owners.get(value);
    owners.set(value, owner ?? record);
    return owner === undefined
      ? []
      : [
          {
            file,
            record,
            field,
            message: `"${value}" already belongs to "${owner}", expected one of its own`,
          },
        ];
  });
}

/** Checks that no two routes are the same in lower case, and that none starts like a language prefix. */
export function checkRoutes({ categories, services }: Data): Issue[] {
  const fixed = Object.entries(routes).map(([page, value]) => ({
    file: 'src/routes.ts',
    record: `page ${page}`,
    value,
  }));
  const tagged = [
    ...categories.map(({ slug, route }) => ({
      file: dataFile('categories'),
      record: slug,
      value: route,
    })),
    ...services.map(({ slug, route }) => ({
      file: dataFile('services'),
      record: slug,
      value: route,
    })),
  ];
  const prefixed = tagged.flatMap(({ file, record, value }) =>
    languages.some((language) => value.toLowerCase().split('/')[1] === language)
      ? [{ file, record, field: 'route', message: `"${value}" starts like a language prefix` }]
      : [],
  );
  const same = duplicates(
    'route',
    [...fixed, ...tagged].map((each) => ({ ...each, value: each.value.toLowerCase() })),
  );
  return [...prefixed, ...same];
}

/** Checks that slugs, ids and orders are unique. */
export function checkUnique({ categories, services, figures, references }: Data): Issue[] {
  const bySlug = (name: DataName, records: { slug: string }[]) =>
    duplicates(
      'slug',
      records.map(({ slug }) => ({ file: dataFile(name), record: slug, value: slug })),
    );
  return [
    ...bySlug('categories', categories),
    ...bySlug('services', services),
    ...bySlug('figures', figures),
    ...bySlug('references', references),
    ...duplicates(
      'id',
      categories.map(({ slug, id }) => ({ file: dataFile('categories'), record: slug, value: id })),
    ),
    ...categories.flatMap((category) =>
      duplicates(
        'order',
        services
          .filter((service) => service.category === category.slug)
          .map(({ slug, order }) => ({ file: dataFile('services'), record: slug, value: order })),
      ),
    ),
    ...services.flatMap(({ slug, details }) =>
      duplicates(
        'details',
        details.map((detail) => ({ file: dataFile('services'), record: slug, value: detail.slug })),
      ),
    ),
  ];
}
