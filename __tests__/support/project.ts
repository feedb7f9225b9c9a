import { type Data, isRecordFolder, nodeTypes, serviceTools } from '../../src/content/model';
import { picturePlaces } from '../../src/content/model/pages';
import type { Parsed, Source } from '../../src/content/read';
import { pageNamespaces } from '../../src/content/templates';
import { recordOf } from '../../src/gatsby/schema/services';
import { type Language, languages } from '../../src/i18n/languages';
import { routes } from '../../src/routes';

/** A value for each language of the site. */
export const inEach = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;

/** A word of a record: `title fr`. */
const word = (name: string) => inEach((language) => `${name} ${language}`);

const words = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Record<
    Name,
    ReturnType<typeof word>
  >;

const pageWords = () => words('title', 'summary', 'lead', 'description', 'imageAlt');

/** A small valid project: two categories, two services, two figures, one project. */
export const soundData = (): Data => ({
  company: {
    name: 'Brightwire',
    businessType: 'Electrician',
    siteUrl: 'https://www.brightwire.example',
    indexed: false,
    phone: { display: '022 000 00 00', international: '+41220000000' },
    email: 'contact@brightwire.example',
    address: {
      street: 'Lamp Street 1',
      postalCode: '1200',
      locality: 'Genève',
      canton: 'GE',
      country: 'CH',
    },
    region: inEach((language) => `Lake ${language}`),
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        spans: [{ opens: '07:30', closes: '18:00' }],
      },
    ],
    area: [
      { town: 'Nyon', latitude: 46.38, longitude: 6.23 },
      { town: 'Meyrin', latitude: 46.23, longitude: 6.08 },
      { town: 'Carouge', latitude: 46.18, longitude: 6.13 },
    ],
    base: { latitude: 46.2, longitude: 6.14 },
    social: [{ name: 'Facebook', url: 'https://facebook.example/brightwire' }],
    authorisations: { oibt: '', ide: 'CHE-000.000.000', insurance: '' },
    privacyPublished: '2021-09-10',
    privacyUpdated: '2024-01-31',
    galleryTiles: 4,
    showSendFailure: false,
  },
  pages: Object.fromEntries(
    picturePlaces.map((place) => [
      place,
      { image: `images/${place.toLowerCase()}.webp`, ...words('imageAlt') },
    ]),
  ) as Data['pages'],
  categories: [
    {
      slug: 'electricity',
      order: 1,
      ...pageWords(),
      route: '/trade/Electricity',
      image: 'images/bulb.webp',
    },
    {
      slug: 'it',
      order: 2,
      ...pageWords(),
      route: '/trade/Computing',
      image: 'images/screen.webp',
    },
  ],
  services: [
    {
      slug: 'cabling',
      order: 1,
      ...pageWords(),
      route: '/service-Cabling',
      category: 'electricity',
      image: 'images/cable.webp',
      banner: { whiteTitle: 'yes' },
      figures: ['losses'],
      detailsTitle: word('detailsTitle'),
      details: [
        {
          slug: 'sockets',
          image: 'images/socket.webp',
          ...words('imageAlt', 'title', 'text'),
          points: [word('safe')],
        },
      ],
      questions: [{ slug: 'price', ...words('question', 'answer') }],
    },
    {
      slug: 'websites',
      order: 2,
      ...pageWords(),
      title: word('Websites'),
      route: '/service-Websites',
      category: 'it',
      image: 'images/screen.webp',
      figures: [],
      detailsTitle: word('detailsTitle'),
      details: [],
    },
  ],
  figures: [
    {
      slug: 'losses',
      value: 15,
      max: 30,
      unit: '%',
      ...words('unitName', 'caption'),
      year: 2020,
      source: 'study',
    },
    {
      slug: 'price',
      value: 13000,
      unit: 'CHF',
      ...words('unitName', 'caption'),
      vat: 'included',
      year: 2021,
      source: 'price_list',
    },
  ],
  sources: [
    { slug: 'study', name: word('study') },
    { slug: 'price_list', name: word('price_list') },
  ],
  'privacy-policy': {
    sections: [
      { title: word('storage'), paragraphs: [word('kept')], showsStorage: true },
      { title: word('rights'), paragraphs: [word('ask')] },
    ],
  },
  'terms-use': { sections: [{ title: word('purpose'), paragraphs: [word('offer')] }] },
  projects: [
    {
      slug: 'farm',
      order: 1,
      ...words('title', 'task', 'work', 'imageAlt'),
      services: ['cabling'],
      image: 'images/farm.webp',
    },
  ],
  storage: [
    { slug: 'theme', purpose: word('theme'), kind: 'local', name: 'theme', lasts: 'cleared' },
    {
      slug: 'basket',
      purpose: word('basket'),
      kind: 'session',
      name: 'basket:*',
      lasts: 'sent',
      sentTo: 'forms',
    },
  ],
});

/** The periods of the inspection. */
export const soundInspection = (): NonNullable<Data['inspection']> => {
  const word = inEach((language) => `word ${language}`);
  return {
    title: word,
    text: word,
    kinds: [{ name: word, years: 20 }],
    who: [word],
    exceptions: [word],
    source: word,
    checked: '2026-01-31',
  };
};

/** Data of the power-cut tool. */
export const soundPowerCut = (): NonNullable<Data['power-cut']> => {
  const lines = (name: string) => [word(`${name} 1`), word(`${name} 2`)];
  return {
    steps: {
      danger: lines('danger'),
      injured: lines('injured'),
      dependent: lines('dependent'),
      street: lines('street'),
      circuit: lines('circuit'),
      rcd: lines('rcd'),
      fuse: lines('fuse'),
      call: lines('call'),
    },
    after: lines('after'),
    tell: lines('tell'),
  };
};

/** Pictures named in its data; those of its pages last. */
export const soundPictures = ['bulb', 'cable', 'farm', 'screen', 'socket', ...picturePlaces].map(
  (name) => `images/${name.toLowerCase()}.webp`,
);

/** Texts of the valid project in a language, by namespace. */
export function soundWords(language: Language): Record<string, unknown> {
  const words = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `${name} ${language}`]));
  return {
    ...Object.fromEntries(
      pageNamespaces
        .filter((namespace) => !serviceTools.some((tool) => tool === namespace))
        .map((namespace) => [namespace, words('title')]),
    ),
    home: {
      title: `{{company.name}} ${language}`,
      steps: [words('call'), words('meet')],
      errors: { name: `{{name}} ${language}` },
    },
    'call-out': {
      ...words(
        'title',
        'text',
        'arrival',
        'hourlyRate',
        'travel',
        'sunday',
        'call',
        'percent',
        'hour',
        'francs',
      ),
      night: `{{from}} ${language} {{to}}`,
    },
    facts: {
      reply: {
        soon: `soon ${language}`,
        workingDays: { one: `in a day ${language}`, other: `in {{count}} days ${language}` },
        hours: { one: `in an hour ${language}`, other: `in {{count}} hours ${language}` },
      },
      hours: {
        everyDay: `every day ${language}`,
        days: `{{from}} ${language} {{to}}`,
        span: `{{from}} ${language} {{to}}`,
        rows: `{{first}} ${language} {{next}}`,
      },
      range: `{{from}} ${language} {{to}}`,
    },
    pages: Object.fromEntries(
      [...Object.keys(routes), 'typicalJobs'].map((page) => [
        page,
        { title: `${page} ${language}`, description: `About ${page} ${language}` },
      ]),
    ),
  };
}

export interface Changes {
  /** `figures` is a whole file, `figures.0.year` a value in it; `services/web` the file of a record. */
  data?: Record<string, unknown>;
  /** `fr` is a folder, `fr/home` a file, `fr/home:steps.0.call` a text. */
  words?: Record<string, unknown>;
  /** `images/bulb.webp` to its size; `undefined` for a missing file. */
  pictures?: Record<string, Source['pictures'][string] | undefined>;
}

/** Sets the value at a path; `undefined` removes it. */
export function put(tree: object, path: string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) put(Reflect.get(tree, key) as object, rest, value);
  else if (value !== undefined) Reflect.set(tree, key, value);
  else if (Array.isArray(tree)) tree.splice(Number(key), 1);
  else Reflect.deleteProperty(tree, key);
}

/** Files as read from disk: an `Error` stands for a file with invalid JSON. */
function parsed(files: object): Record<string, Parsed> {
  return Object.fromEntries(
    Object.entries(files).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Error ? { unreadable: { why: value.message, line: 1 } } : { value },
    ]),
  );
}

/** A value as stored in a file, with paths of pictures relative to its folder: `./` or `../`. */
const fromFolder = (folder: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/^images\//, `${folder}images/`);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  const entries = Object.entries(value).map(
    ([key, each]) => [key, fromFolder(folder, each)] as const,
  );
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
};

/** A record without its empty optional lists, as in its file. */
const withoutEmptyLists = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]: [string, unknown]) =>
        !['figures', 'details'].includes(name) || !Array.isArray(value) || value.length > 0,
    ),
  );

/** Files of `data/`: one for each record, and one for each other name. */
const filesOf = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
      isRecordFolder(name)
        ? (value as { slug: string }[]).map(({ slug, ...record }) => [
            `${name}/${slug}`,
            fromFolder('../', withoutEmptyLists(record)),
          ])
        : [[name, fromFolder('./', value)]],
    ),
  );

/** The valid project as read from disk, with changes. */
export function sourceWith(changes: Changes = {}): Source {
  const data = soundData();
  const locales = Object.fromEntries(
    languages.map((language) => [language, soundWords(language)]),
  ) as Record<string, object>;
  Object.entries(changes.data ?? {}).forEach(([at, value]) => put(data, at.split('.'), value));
  Object.entries(changes.words ?? {}).forEach(([at, value]) =>
    put(locales, at.split(/[/:.]/), value),
  );
  const sizes = {
    ...Object.fromEntries(soundPictures.map((image) => [image, { width: 1220, height: 920 }])),
    ...changes.pictures,
  };
  return {
    data: parsed(filesOf(data)),
    locales: Object.fromEntries(
      Object.entries(locales).map(([language, files]) => [language, parsed(files)]),
    ),
    pictures: Object.fromEntries(
      Object.entries(sizes).flatMap(([name, size]) => (size === undefined ? [] : [[name, size]])),
    ),
  };
}

/** The same change in every language, so that it is the only fault. */
export function everywhere(at: string, valueIn: (language: string) => unknown): Changes['words'] {
  return Object.fromEntries(languages.map((language) => [`${language}/${at}`, valueIn(language)]));
}

/** Result of the query in `gatsby-node.ts` for a project. */
export function pagesToCreate({ categories, services }: Data): Queries.PagesToCreateQuery {
  return {
    allServiceCategory: { nodes: categories.map(({ slug, route }) => ({ slug, route })) },
    allService: {
      nodes: services.map(({ route, tools = null, details, category }) => {
        return { route, tools, isAvailable: details.length > 0, category: { slug: category } };
      }),
    },
  };
}

const createContentDigest = (content: unknown) => JSON.stringify(content);

/** The parts of Gatsby's API that return the nodes made of a project's files. */
export function nodesOf({ data }: Source) {
  const nodes = Object.entries(data).flatMap(([name, { value = [] }]) => {
    const [folder = '', slug] = name.split('/');
    const isRecord = slug !== undefined && isRecordFolder(folder);
    const records = isRecord ? [recordOf(value as object, slug)] : [value].flat();
    const type = nodeTypes[(isRecord ? folder : name) as keyof typeof nodeTypes];
    return records.map((record) => {
      return { internal: { type, contentDigest: createContentDigest(record) } };
    });
  });
  return {
    createContentDigest,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  };
}
