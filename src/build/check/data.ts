import type { z } from 'zod';
import { routes } from '../../routes';
import { languages } from '../../language/languages';
import type { Fault } from '../fault';
import { dataSchemas, type Data, type DataName } from '../model';
import type { Source } from '../source';

const fileOf = (name: string) => `data/${name}.json`;

/** The record that a zod issue points into: by slug where it has one, else by its place in the list. */
function recordAt(value: unknown, path: PropertyKey[]): { record?: string; field: string } {
  if (!Array.isArray(value) || path.length === 0) return { field: path.join('.') };
  const [place = 0, ...field] = path;
  const entry: unknown = value[Number(place)];
  const slug =
    entry && typeof entry === 'object' && 'slug' in entry ? String(entry.slug) : undefined;
  return { record: slug ?? `number ${Number(place) + 1}`, field: field.join('.') };
}

function checkShape(name: DataName, source: Source): { value?: unknown; faults: Fault[] } {
  const file = fileOf(name);
  const parsed = source.data[name];
  if (!parsed) return { faults: [{ file, says: 'the file is missing' }] };
  if ('unreadable' in parsed)
    return { faults: [{ file, says: `not valid JSON: ${parsed.unreadable}` }] };
  const result = (dataSchemas[name] as z.ZodType).safeParse(parsed.value);
  if (result.success) return { value: result.data, faults: [] };
  return {
    faults: result.error.issues.map((issue) => ({
      file,
      ...recordAt(parsed.value, issue.path),
      says: issue.message,
    })),
  };
}

type Value = { file: string; record: string; value: string | number };

function duplicates(field: string, values: Value[]): Fault[] {
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
            says: `"${value}" already belongs to "${owner}", expected one of its own`,
          },
        ];
  });
}

function unknown(
  file: string,
  record: string,
  field: string,
  value: string,
  known: string[],
): Fault[] {
  if (known.includes(value)) return [];
  return [{ file, record, field, says: `unknown "${value}", expected one of ${known.join(', ')}` }];
}

function checkRoutes({ categories, services }: Data): Fault[] {
  const fixed = Object.entries(routes).map(([page, value]) => ({
    file: 'src/routes.ts',
    record: `page ${page}`,
    value,
  }));
  const tagged = [
    ...categories.map(({ slug, route }) => ({
      file: fileOf('categories'),
      record: slug,
      value: route,
    })),
    ...services.map(({ slug, route }) => ({
      file: fileOf('services'),
      record: slug,
      value: route,
    })),
  ];
  const prefixed = tagged.flatMap(({ file, record, value }) =>
    languages.some((language) => value.toLowerCase().split('/')[1] === language)
      ? [{ file, record, field: 'route', says: `"${value}" starts like a language prefix` }]
      : [],
  );
  const same = duplicates(
    'route',
    [...fixed, ...tagged].map((each) => ({ ...each, value: each.value.toLowerCase() })),
  );
  return [...prefixed, ...same];
}

function checkLinks({ categories, services, figures, references }: Data): Fault[] {
  const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);
  return [
    ...services.flatMap(({ slug, category, figures: shown }) => [
      ...unknown(fileOf('services'), slug, 'category', category, slugs(categories)),
      ...shown.flatMap((figure) =>
        unknown(fileOf('services'), slug, 'figures', figure, slugs(figures)),
      ),
    ]),
    ...references.flatMap(({ slug, services: shown }) =>
      shown.flatMap((service) =>
        unknown(fileOf('references'), slug, 'services', service, slugs(services)),
      ),
    ),
  ];
}

function checkUnique({ categories, services, figures, references }: Data): Fault[] {
  const bySlug = (name: DataName, records: { slug: string }[]) =>
    duplicates(
      'slug',
      records.map(({ slug }) => ({ file: fileOf(name), record: slug, value: slug })),
    );
  return [
    ...bySlug('categories', categories),
    ...bySlug('services', services),
    ...bySlug('figures', figures),
    ...bySlug('references', references),
    ...duplicates(
      'id',
      categories.map(({ slug, id }) => ({ file: fileOf('categories'), record: slug, value: id })),
    ),
    ...categories.flatMap((category) =>
      duplicates(
        'order',
        services
          .filter((service) => service.category === category.slug)
          .map(({ slug, order }) => ({ file: fileOf('services'), record: slug, value: order })),
      ),
    ),
    ...services.flatMap(({ slug, details }) =>
      duplicates(
        'details',
        details.map((detail) => ({ file: fileOf('services'), record: slug, value: detail.slug })),
      ),
    ),
  ];
}

function checkRanges({ company, figures }: Data): Fault[] {
  return [
    ...figures
      .filter(({ value, max }) => max !== undefined && max <= value)
      .map(({ slug, value, max }) => ({
        file: fileOf('figures'),
        record: slug,
        field: 'max',
        says: `${max} is not above the value ${value}`,
      })),
    ...(company.hours.closes > company.hours.opens
      ? []
      : [{ file: fileOf('company'), field: 'hours.closes', says: 'closes before it opens' }]),
  ];
}

/**
 * Checks `data/`: first the shape of each file, then, once all have their shape, what holds between them.
 *
 * @returns the data where it is sound, and every fault found
 */
export function checkData(source: Source): { data?: Data; faults: Fault[] } {
  const names = Object.keys(dataSchemas) as DataName[];
  const shapes = names.map((name) => [name, checkShape(name, source)] as const);
  const faults = shapes.flatMap(([, shape]) => shape.faults);
  if (faults.length > 0) return { faults };
  const data = Object.fromEntries(
    shapes.map(([name, shape]) => [name, shape.value]),
  ) as unknown as Data;
  return {
    data,
    faults: [checkUnique, checkRoutes, checkLinks, checkRanges].flatMap((check) => check(data)),
  };
}
