import { languages } from '../../i18n/languages';
import { routes } from '../../routes';
import { type Fault, faultAt, type Place } from '../faults';
import {
  type Data,
  dataFile,
  type DataName,
  dataSchemas,
  isRecordFolder,
  recordFile,
  type ServiceTool,
} from '../model';
import type { Source } from '../read';
import { checkShape } from './shape';
import { checkSolar } from './solar';

function unknown(place: Place, values: string[], records: { slug: string }[]): Fault[] {
  const known = records.map(({ slug }) => slug);
  return values
    .filter((value) => !known.includes(value))
    .map((slug) => faultAt(place, 'unknown-slug', { slug, known }));
}

/** The file in `data/` with the content of each tool. */
const contentOf = {
  'solar-estimate': 'solar',
  'power-cut': 'power-cut',
  inspection: 'inspection',
} as const satisfies Record<ServiceTool, DataName>;

/** Tools that a page cannot show, because the file with their content is missing. */
function toolsWithoutData(data: Data): Fault[] {
  return data.services.flatMap(({ slug, tools = [] }) =>
    tools
      .filter((tool) => !data[contentOf[tool]])
      .map((tool) => {
        const place = { file: recordFile('services', slug), field: 'tools' };
        return faultAt(place, 'tool-without-data', { tool, file: dataFile(contentOf[tool]) });
      }),
  );
}

/** All references to sources: in figures and in the solar estimate. */
function sourcesOf({ figures, solar }: Data): { place: Place; source: string }[] {
  const inSolar = solar && {
    ...Object.fromEntries(
      Object.entries(solar.constants).map(([slug, each]) => [`constants.${slug}`, each]),
    ),
    yields: solar.yields,
    profiles: solar.profiles,
    ...Object.fromEntries(solar.aids.map((aid, index) => [`aids.${index}`, aid])),
  };
  return [
    ...figures.map(({ slug, source }) => {
      return { place: { file: dataFile('figures'), record: slug, field: 'source' }, source };
    }),
    ...Object.entries(inSolar ?? {}).map(([at, { source }]) => {
      return { place: { file: dataFile('solar'), field: `${at}.source` }, source };
    }),
  ];
}

/** Checks that each slug a record names exists. */
function checkLinks(data: Data): Fault[] {
  const { categories, services, figures, projects } = data;
  return [
    ...toolsWithoutData(data),
    ...sourcesOf(data).flatMap(({ place, source }) => unknown(place, [source], data.sources)),
    ...categories.flatMap(({ slug, also }) =>
      unknown(
        { file: recordFile('categories', slug), field: 'also.service' },
        also ? [also.service] : [],
        services,
      ),
    ),
    ...services.flatMap(({ slug, category, figures: shown }) => {
      const file = recordFile('services', slug);
      return [
        ...unknown({ file, field: 'category' }, [category], categories),
        ...unknown({ file, field: 'figures' }, shown, figures),
      ];
    }),
    ...projects.flatMap((project) =>
      unknown(
        { file: recordFile('projects', project.slug), field: 'services' },
        project.services,
        services,
      ),
    ),
  ];
}

interface Value extends Place {
  owner: string;
  value: string | number;
}

/** Faults for values that an earlier record already has. */
function duplicates(field: string, values: Value[]): Fault[] {
  const owners = new Map<string | number, string>();
  return values.flatMap(({ value, owner: own, ...place }) => {
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, own);
    if (owner === undefined) return [];
    return [faultAt({ ...place, field }, 'taken', { value, owner })];
  });
}

/** A value of each record of a file or a folder. */
const valuesOf = <Each extends { slug: string }>(
  name: DataName,
  records: Each[],
  value: (record: Each) => string | number,
): Value[] =>
  records.map((record) => ({
    ...(isRecordFolder(name)
      ? { file: recordFile(name, record.slug) }
      : { file: dataFile(name), record: record.slug }),
    owner: record.slug,
    value: value(record),
  }));

/** Checks that no two routes are the same in lower case, and that none starts like a language prefix. */
function checkRoutes(data: Data): Fault[] {
  const fixed = Object.entries(routes).map(([page, value]) => ({
    file: 'src/routes.ts',
    owner: `page ${page}`,
    value,
  }));
  const ofRecords = [
    ...valuesOf('categories', data.categories, ({ route }) => route),
    ...valuesOf('services', data.services, ({ route }) => route),
  ];
  const isPrefixed = (route: string) =>
    languages.some((each) => route.toLowerCase().split('/')[1] === each);
  const prefixed = ofRecords
    .filter(({ value }) => isPrefixed(String(value)))
    .map(({ file, value }) =>
      faultAt({ file, field: 'route' }, 'language-prefix', { route: String(value) }),
    );
  const lowered = [...fixed, ...ofRecords].map((each) => {
    return { ...each, value: String(each.value).toLowerCase() };
  });
  return [...prefixed, ...duplicates('route', lowered)];
}

/**
 * Checks that slugs and the names of stored items are unique, and the titles of services within a language, by
 * which a request tells them apart. The slugs of records, as file names, are unique already.
 */
function checkUnique(data: Data): Fault[] {
  const slugs = (['figures', 'sources', 'storage'] as const).map((name) =>
    valuesOf<{ slug: string }>(name, data[name] ?? [], ({ slug }) => slug),
  );
  const asked = valuesOf('questions', data.questions?.items ?? [], ({ slug }) => slug);
  const titles = languages.map((language) =>
    valuesOf('services', data.services, ({ title }) => title[language]).map((value) => {
      return { ...value, language };
    }),
  );
  const within = (field: 'details' | 'questions') =>
    data.services.flatMap((service) =>
      duplicates(
        field,
        (service[field] ?? []).map(({ slug }) => {
          const file = recordFile('services', service.slug);
          return { file, owner: service.slug, value: slug };
        }),
      ),
    );
  return [
    ...[...slugs, asked].flatMap((values) => duplicates('slug', values)),
    ...titles.flatMap((values) => duplicates('title', values)),
    ...duplicates(
      'name',
      valuesOf('storage', data.storage, ({ kind, name }) => `${kind} ${name}`),
    ),
    ...within('details'),
    ...within('questions'),
  ];
}

/** Checks that the model knows each file. A misspelt file name would otherwise be ignored silently. */
function checkNames({ data }: Source): Fault[] {
  const isKnown = (name: string) => {
    const [folder = '', slug] = name.split('/');
    return isRecordFolder(folder) ? slug !== undefined : name in dataSchemas;
  };
  return Object.keys(data)
    .filter((name) => !isKnown(name))
    .map((name) => faultAt({ file: `data/${name}.json` }, 'file-unknown'));
}

/** Checks `data/`: the shape of each file and, if all are valid, the references between them. */
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
    faults: [() => misnamed, checkUnique, checkRoutes, checkLinks, checkSolar].flatMap((check) =>
      check(data),
    ),
  };
}
