import { fallbackLanguage, languages } from '../../i18n/languages';
import { routes } from '../../routes';
import { officeState } from '../../opening/opening';
import { type Fault, faultAt, type Place } from '../faults';
import { type Data, dataFile, type DataName, dataSchemas } from '../model';
import type { Source } from '../read';
import { texts } from '../words';
import { checkShape } from './shape';
import { checkSolar } from './solar';
import { localeFile } from './words';

function unknown(place: Place, values: string[], records: { slug: string }[]): Fault[] {
  const known = records.map(({ slug }) => slug);
  return values
    .filter((value) => !known.includes(value))
    .map((slug) => faultAt(place, 'unknown-slug', { slug, known }));
}

/** Tools that a page cannot show, because the file with their facts is missing. */
function toolsWithoutData({ services, inspection }: Data): Fault[] {
  return services
    .filter(({ tools }) => tools?.includes('inspection') && !inspection)
    .map(({ slug }) => {
      const place = { file: dataFile('services'), record: slug, field: 'tools' };
      return faultAt(place, 'inspection-missing');
    });
}

/** Checks that each slug a record names exists. */
function checkLinks(data: Data): Fault[] {
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

type Value = { file: string; record: string; value: string | number };

/** The values that an earlier record has already. */
function duplicates(field: string, values: Value[]): Fault[] {
  const owners = new Map<string | number, string>();
  return values.flatMap(({ file, record, value }) => {
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, record);
    if (owner === undefined) return [];
    return [faultAt({ file, record, field }, 'taken', { value, owner })];
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
function checkRoutes(data: Data): Fault[] {
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
      faultAt({ file, record, field: 'route' }, 'language-prefix', { route: value }),
    );
  const lowered = [...fixed, ...ofRecords].map((each) => {
    return { ...each, value: each.value.toLowerCase() };
  });
  return [...prefixed, ...duplicates('route', lowered)];
}

/** Checks that slugs, ids, orders and the names of stored items are unique. */
function checkUnique(data: Data): Fault[] {
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

const view = 'images/home_hero.points';

/** Checks that each point of the home page's picture has its place in it. */
function checkHeroPoints(data: Data): Fault[] {
  const places = data[view]?.points.map(({ id }) => id) ?? [];
  return (data['hero-points'] ?? [])
    .filter(({ slug }) => !places.includes(slug))
    .map(({ slug }) =>
      faultAt({ file: dataFile('hero-points'), record: slug }, 'point-without-place'),
    );
}

/** Checks that each point has a name and a text. Only French is checked: the other languages are compared with it. */
export function checkPointWords(data: Data, { locales }: Source): Fault[] {
  const keys = texts(locales[fallbackLanguage]?.home?.value).map(({ path }) => path);
  return (data['hero-points'] ?? [])
    .flatMap(({ slug }) => [`points.${slug}.name`, `points.${slug}.text`])
    .filter((key) => !keys.includes(key))
    .map((field) =>
      faultAt({ ...localeFile(fallbackLanguage, 'home'), field }, 'point-without-words'),
    );
}

const inCompany = (field: string): Place => ({ file: dataFile('company'), field });

function checkRanges({ figures }: Data): Fault[] {
  return figures
    .filter(({ value, max }) => max !== undefined && max <= value)
    .map(({ slug, value, max = value }) => {
      const place = { file: dataFile('figures'), record: slug, field: 'max' };
      return faultAt(place, 'max-too-low', { max, value });
    });
}

/** Checks that what comes later in `data/company.json` is later: an hour, a date. */
function checkTimes({ company: { hours, privacyPublished, privacyUpdated } }: Data): Fault[] {
  const published = privacyPublished;
  return [
    ...(hours.closes > hours.opens ? [] : [faultAt(inCompany('hours.closes'), 'closes-too-early')]),
    ...(privacyUpdated >= published
      ? []
      : [faultAt(inCompany('privacyUpdated'), 'updated-too-early', { published })]),
  ];
}

/** Checks that the office opens within a year. */
function checkOpening({ company: { hours }, 'closed-days': closedDays = [] }: Data): Fault[] {
  const state = officeState(new Date(), hours, closedDays);
  if (state.isOpen || state.opens) return [];
  return [faultAt({ file: dataFile('closed-days') }, 'never-open')];
}

/** Checks that visitors read the telephone number that their phone dials. */
function checkPhone({ company: { phone } }: Data): Fault[] {
  const shown = phone.display.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (phone.international.endsWith(shown)) return [];
  const values = { shown: phone.display, dialled: phone.international };
  return [faultAt(inCompany('phone.display'), 'phone-differs', values)];
}

/** How many letters have to be added, removed or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const isSame = letter === other[column - 1];
      const around = [row[column] ?? 0, next[column - 1] ?? 0, row[column - 1] ?? 0];
      next.push(isSame ? (row[column - 1] ?? 0) : Math.min(...around) + 1);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z/]/g, '');

/** Checks that each file is one of the model's: a misspelt one would only be missing on the site. */
function checkNames({ data }: Source): Fault[] {
  const names = Object.keys(dataSchemas) as DataName[];
  return Object.keys(data)
    .filter((name) => !names.some((each) => each === name))
    .map((name) => {
      const near = names.find((each) => distance(plain(each), plain(name)) <= 2);
      const values = { meant: near && dataFile(near) };
      return faultAt({ file: `data/${name}.json` }, 'file-unknown', values);
    });
}

/** Checks `data/`: first the shape of each file, then, if all are right, what holds between them. */
export function checkData(source: Source): { data?: Data; faults: Fault[] } {
  const names = Object.keys(dataSchemas) as DataName[];
  const shapes = names.map((name) => ({ name, ...checkShape(name, source) }));
  const misnamed = checkNames(source);
  const faults = [...misnamed, ...shapes.flatMap((shape) => shape.faults)];
  if (faults.length > misnamed.length) return { faults };
  const found = shapes.filter(({ value }) => value !== undefined);
  const data = Object.fromEntries(found.map(({ name, value }) => [name, value])) as unknown as Data;
  return {
    data,
    faults: [
      () => misnamed,
      checkUnique,
      checkRoutes,
      checkLinks,
      checkRanges,
      checkTimes,
      checkOpening,
      checkPhone,
      checkSolar,
      checkHeroPoints,
    ].flatMap((check) => check(data)),
  };
}
