import { z } from 'zod';
import {
  type DataName,
  dataSchemas,
  isRecordFolder,
  recordFolders,
  type RecordFolder,
  serviceTools,
} from '../src/content/model';
import { solarConstantSlugs } from '../src/content/model/solar';
import type { Parsed, Source } from '../src/content/read';
import { placeholders } from '../src/content/words';
import { fallbackLanguage, isLanguage } from '../src/i18n/languages';
import { routes } from '../src/routes';
import type { Bilingual } from './bilingual';
import wordLabels from './labels/words.json';
import type { Label } from '../src/content/model/label';
import { filesOf, formatAt } from './paths';
import { asText, isObject, type Json, type JsonObject, type Schema } from './schema';

/** Files that the owner edits, each in a form, and their schemas. */

export type Collection = RecordFolder | 'business' | 'pages';

/** Names of the lists of forms, in the order of the menu. */
export const collections: Record<Collection, Bilingual> = {
  services: { fr: 'Services', en: 'Services' },
  projects: { fr: 'Chantiers', en: 'Projects' },
  categories: { fr: 'Métiers', en: 'Trades' },
  pages: { fr: 'Textes des pages', en: 'Texts of the pages' },
  business: { fr: 'Entreprise', en: 'Business' },
};

/** A form for a file of `data/` in `business`, a namespace in `pages`, or each record of a folder. */
export interface Form {
  title: Bilingual;
  /** Address of the page with this content, without language prefix; `{category}` is the first matching record. */
  route?: string;
  /** Paths of read-only fields, and of lists with fixed items. */
  fixed?: readonly string[];
  /** Hidden fields. */
  hidden?: readonly string[];
  /** Fields that may stay empty although the model requires them: saving fills them in. */
  filledIn?: readonly string[];
}

const records: Record<RecordFolder, Form> = {
  services: { title: { fr: 'Service', en: 'Service' }, filledIn: ['route'] },
  projects: { title: { fr: 'Chantier', en: 'Project' }, route: routes.references },
  categories: { title: { fr: 'Métier', en: 'Trade' }, hidden: ['route'] },
};

const business: Partial<Record<DataName, Form>> = {
  company: {
    title: { fr: 'Coordonnées, horaires, réglages', en: 'Contact, hours, settings' },
    route: routes.contact,
  },
  pages: { title: { fr: 'Images des pages', en: 'Pictures of the pages' }, route: routes.home },
  team: { title: { fr: 'Équipe', en: 'Team' }, route: routes.company },
  guarantees: { title: { fr: 'Garanties', en: 'Guarantees' }, route: routes.company },
  'sample-quote': { title: { fr: 'Devis d’exemple', en: 'Sample quote' }, route: routes.company },
  partners: { title: { fr: 'Partenaires', en: 'Partners' }, route: routes.company },
  about: {
    title: { fr: 'Présentation et engagements', en: 'About and commitments' },
    route: routes.company,
  },
  questions: {
    title: { fr: 'Questions fréquentes', en: 'Frequent questions' },
    route: routes.home,
  },
  'power-cut': {
    title: { fr: 'Consignes en cas de panne', en: 'What to do in a power cut' },
    route: '{power-cut}',
  },
  'privacy-policy': {
    title: { fr: 'Texte de la protection des données', en: 'Text of the privacy policy' },
    route: routes.privacyPolicy,
  },
  'terms-use': {
    title: { fr: 'Texte des conditions d’utilisation', en: 'Text of the terms of use' },
    route: routes.termsUse,
  },
  reviews: { title: { fr: 'Avis de clients', en: 'Customers’ reviews' }, route: routes.references },
  figures: { title: { fr: 'Chiffres', en: 'Figures' }, route: routes.home },
  sources: { title: { fr: 'Sources des chiffres', en: 'Sources of figures' }, route: routes.home },
  solar: {
    title: { fr: 'Estimation solaire', en: 'Solar estimate' },
    route: '{solar-estimate}',
    fixed: [
      ...solarConstantSlugs.map((slug) => `constants.${slug}.unit`),
      'yields.rows',
      'yields.rows.tilt',
      'profiles.items',
    ],
  },
  inspection: {
    title: { fr: 'Contrôle périodique', en: 'Periodic inspection' },
    route: '{inspection}',
  },
  storage: {
    title: { fr: 'Ce que le site garde sur l’appareil', en: 'What the site keeps on a device' },
    route: routes.privacyPolicy,
    fixed: ['', 'kind', 'name', 'lasts', 'sentTo'],
  },
};

const pages: Record<string, Form> = {
  home: { title: { fr: 'Accueil', en: 'Home' }, route: routes.home },
  company: { title: { fr: 'L’entreprise', en: 'Company' }, route: routes.company },
  references: { title: { fr: 'Références', en: 'References' }, route: routes.references },
  contact: { title: { fr: 'Contact', en: 'Contact' }, route: routes.contact },
  common: {
    title: { fr: 'Menu, formulaires, pied de page', en: 'Menu, forms, footer' },
    route: routes.home,
  },
  category: { title: { fr: 'Pages des métiers', en: 'Pages of the trades' }, route: '{category}' },
  service: { title: { fr: 'Pages des services', en: 'Pages of the services' }, route: '{service}' },
  'call-out': {
    title: { fr: 'Nuit et dimanche', en: 'Nights and Sundays' },
    route: routes.contact,
  },
  'power-cut': { title: { fr: 'Panne de courant', en: 'Power cut' }, route: '{power-cut}' },
  'solar-estimate': {
    title: { fr: 'Estimation solaire', en: 'Solar estimate' },
    route: '{solar-estimate}',
  },
  solar: {
    title: { fr: 'Estimation solaire\u00a0: hypothèses', en: 'Solar estimate: assumptions' },
    route: '{solar-estimate}',
  },
  photos: { title: { fr: 'Photos jointes', en: 'Photos with a request' }, route: routes.contact },
  facts: {
    title: { fr: 'Délais, langues et fourchettes', en: 'Replies, languages and ranges' },
    route: routes.contact,
  },
  pages: {
    title: { fr: 'Dans les moteurs de recherche', en: 'In search engines' },
    route: routes.home,
  },
  'privacy-policy': {
    title: { fr: 'Protection des données', en: 'Privacy policy' },
    route: routes.privacyPolicy,
  },
  'terms-use': {
    title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
    route: routes.termsUse,
  },
  'not-found': { title: { fr: 'Page introuvable', en: 'Page not found' }, route: routes.notFound },
};

/** A file that has a form. */
export interface Edited {
  collection: Collection;
  /** Slug of the record, or name of the file without ending. */
  name: string;
  form: Form;
}

/** The form of a file, `data/services/web.json`, which need not exist; undefined if it has none. */
export function editedAt(file: string): Edited | undefined {
  const [, first, second, name = ''] =
    /^(data|locales)\/(?:([a-z]+)\/)?([a-z0-9]+(?:[-_][a-z0-9]+)*)\.json$/.exec(file) ?? [];
  if (first === 'locales' && isLanguage(second)) {
    const form = pages[name];
    return form && { collection: 'pages', name, form };
  }
  if (first !== 'data') return undefined;
  if (second)
    return isRecordFolder(second) ? { collection: second, name, form: records[second] } : undefined;
  const form = business[name as DataName];
  return form && { collection: 'business', name, form };
}

/** The file at a path from the root. */
export function parsedAt({ data, locales }: Source, file: string): Parsed | undefined {
  const [folder = '', ...rest] = file.replace(/\.json$/, '').split('/');
  return folder === 'data'
    ? data[rest.join('/')]
    : locales[rest[0] ?? '']?.[rest.slice(1).join('/')];
}

/** Replaces the file at a path from the root; undefined removes it. */
export function putAt({ data, locales }: Source, file: string, content: Parsed | undefined): void {
  const [folder, ...rest] = file.replace(/\.json$/, '').split('/');
  const [language = '', ...names] = rest;
  const target = folder === 'data' ? data : (locales[language] ??= {});
  const key = (folder === 'data' ? rest : names).join('/');
  if (content) target[key] = content;
  else delete target[key];
}

export const valueAt = (source: Source, file: string): Json | undefined =>
  parsedAt(source, file)?.value as Json | undefined;

/** The readable records of a folder, each with its slug. */
const recordsOf = ({ data }: Source, folder: RecordFolder): (JsonObject & { slug: string })[] =>
  Object.entries(data).flatMap(([name, { value }]) =>
    name.startsWith(`${folder}/`) && isObject(value)
      ? [{ ...value, slug: name.replace(`${folder}/`, '') }]
      : [],
  );

/** Namespaces and files of `data/` with a form. Those of a tool have one only while a service offers it. */
function namesOf(collection: 'business' | 'pages', source: Source): string[] {
  const offered = recordsOf(source, 'services').flatMap(({ tools }) => tools ?? []);
  const unused = serviceTools.filter((tool) => !offered.includes(tool));
  const all: Record<string, Form> = collection === 'pages' ? pages : business;
  return Object.entries(all)
    .filter(([, { route }]) => !unused.some((tool) => route === `{${tool}}`))
    .map(([name]) => name);
}

/** All forms of a project, in the order of the menu. */
export const allEdited = (source: Source): Edited[] => [
  ...recordFolders.flatMap((collection) =>
    recordsOf(source, collection).map(({ slug }) => ({
      collection,
      name: slug,
      form: records[collection],
    })),
  ),
  ...(['pages', 'business'] as const).flatMap((collection) =>
    namesOf(collection, source).map((name) => ({
      collection,
      name,
      form: (collection === 'pages' ? pages[name] : business[name as DataName])!,
    })),
  ),
];

/** The first record for a route's placeholder: a service with the tool, or simply the first one. */
function example(placeholder: string, source: Source): JsonObject | undefined {
  if (placeholder === 'category') return recordsOf(source, 'categories')[0];
  const services = recordsOf(source, 'services');
  if (placeholder === 'service') return services[0];
  return services.find(({ tools }) => Array.isArray(tools) && tools.includes(placeholder));
}

/** The address of a page with the content of a form, without language prefix. */
export function routeOf({ form }: Edited, source: Source): string {
  const { route = routes.home } = form;
  const [, placeholder] = /^\{(.+)\}$/.exec(route) ?? [];
  return placeholder ? asText(example(placeholder, source)?.route) || routes.home : route;
}

/** The form of all records of a folder. */
export const recordForm = (folder: RecordFolder): Form => records[folder];

const ofData = new Map<DataName, Schema>();

/** The schema of a file of `data/`, or of all records of a folder. */
export function dataSchema(name: DataName): Schema {
  const known = ofData.get(name);
  if (known) return known;
  const whole = z.toJSONSchema(dataSchemas[name] as z.ZodType, { io: 'input' }) as Schema;
  // The slug of a record is the name of its file.
  const own = Object.entries(whole.items?.properties ?? {}).filter(([field]) => field !== 'slug');
  const properties = Object.fromEntries(own);
  const schema = isRecordFolder(name) ? { ...whole.items, properties } : whole;
  ofData.set(name, schema);
  return schema;
}

const labels: Record<string, Record<string, Label>> = wordLabels;

/** The label of a page's text: its own, or the one shared by texts of the same name. */
const labelOf = (namespace: string, path: readonly string[]): Label | undefined =>
  labels[namespace]?.[path.join('.')] ?? labels.shared?.[path.at(-1) ?? ''];

/** Texts from this length get several lines, in characters. */
const longText = 70;

/** The schema of a page's texts, inferred from the French ones, as they have no model. They have no lists. */
function shapeOf(value: Json, namespace: string, path: string[] = []): Schema {
  const label = labelOf(namespace, path);
  const own = label && { label };
  if (!isObject(value)) {
    const text = asText(value);
    const names = [...new Set(placeholders(text))];
    return { type: 'string', isLong: text.length > longText, placeholders: names, ...own };
  }
  const parts = Object.entries(value).map(
    ([key, part]) => [key, shapeOf(part, namespace, [...path, key])] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(parts),
    required: Object.keys(value),
    ...own,
  };
}

/** The schema of a file with a form. */
export function schemaOf(
  { collection, name }: Pick<Edited, 'collection' | 'name'>,
  source: Source,
): Schema {
  if (collection === 'business') return dataSchema(name as DataName);
  if (collection !== 'pages') return dataSchema(collection);
  return shapeOf(valueAt(source, `locales/${fallbackLanguage}/${name}.json`) ?? {}, name);
}

/** The schemas of all files with a form, by the name of their format. */
export function schemasOf(source: Source): Record<string, Schema> {
  const folders = Object.keys(collections).filter(isRecordFolder);
  const singles = allEdited(source).filter(({ collection }) => !isRecordFolder(collection));
  return Object.fromEntries([
    ...folders.map((folder) => [folder, dataSchema(folder)] as const),
    ...singles.map(
      (edited) =>
        [
          formatAt(filesOf(edited.collection, edited.name)[0] ?? ''),
          schemaOf(edited, source),
        ] as const,
    ),
  ]);
}
