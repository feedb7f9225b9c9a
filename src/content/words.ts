import { z } from 'zod';
import { routes } from '../routes';
import { placeholderPattern } from './facts';
import type { Data } from './model';
import { keyed } from './model/fields';
import { type Solar, type SolarConstantSlug, solarConstantSlugs } from './model/solar';
import { describedPictures, pictureKey } from './pictures';

/** The translations of a namespace: texts, and lists and groups of them. */
export type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** All texts of a tree with their paths: `steps.items.0.title`. */
export function texts(tree: unknown, path = ''): { path: string; text: unknown }[] {
  if (tree === null || typeof tree !== 'object') return [{ path, text: tree }];
  return Object.entries(tree).flatMap(([key, branch]) =>
    texts(branch, path ? `${path}.${key}` : key),
  );
}

/** A text whose braces stand only in whole placeholders. */
export const wellFormed = `^(?:[^{}]|${placeholderPattern})*$`;

const placeholdersInOrder = (text: string) =>
  [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name = '']) => name);

/** The names between `{{` and `}}`, in alphabetical order. */
export function placeholders(text: string): string[] {
  return placeholdersInOrder(text).sort();
}

/** The slugs of the figures that a tree of texts names, each once, in the order in which they stand. */
export function figuresNamed(tree: unknown): string[] {
  const names = texts(tree).flatMap(({ text }) => placeholdersInOrder(String(text)));
  const figures = names.filter((name) => name.startsWith('figures.'));
  return [...new Set(figures)].map((name) => name.replace('figures.', ''));
}

const text = z.string();

/** The key in `pages.json` for the references page while it has no real project. */
export const typicalJobs = 'typicalJobs';

/** The namespace with the translations of one service. */
export function serviceNamespace(slug: string): string {
  return `service-${slug}`;
}

const factTranslations = z.array(z.strictObject({ label: text, value: text }));

const detailTranslations = z.strictObject({
  title: text,
  text,
  points: z.array(text).optional(),
  facts: factTranslations.optional(),
});

const questionTranslations = z.strictObject({ question: text, answer: text });

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

/** The shape of `locales/LNG/call-out.json`. */
const callOutTranslations = z.strictObject({
  title: text,
  text,
  arrival: text,
  hourlyRate: text,
  travel: text,
  night: text,
  sunday: text,
  call: text,
  percent: text,
  hour: text,
  francs: text,
});

export type CallOutWords = z.infer<typeof callOutTranslations>;

const plural = z.strictObject({ one: text, other: text });

/** The shape of `locales/LNG/facts.json`. */
const statedFactTranslations = z.strictObject({
  reply: z.strictObject({ soon: text, workingDays: plural, hours: plural }),
  languages: plural,
});

export type FactTranslations = z.infer<typeof statedFactTranslations>;

/** The assumptions that stand in data/figures.json, or in a table or list of data/solar.json. */
const furtherAssumptions = [
  'yield_per_area',
  'yields',
  'price',
  'service_life',
  'energy_payback',
  'consumption',
  'aid_grant',
  'aid_power',
  'aid_battery',
] as const;

export type AssumptionSlug = SolarConstantSlug | (typeof furtherAssumptions)[number];

const assumptionSlugs: readonly AssumptionSlug[] = [...solarConstantSlugs, ...furtherAssumptions];

/** The shape of `locales/LNG/solar.json`. Exponents have no unit; an aid has its name in the data. */
const solarTranslations = (solar: Solar) =>
  z.strictObject({
    assumptions: keyed(assumptionSlugs, z.strictObject({ label: text, unit: text })).extend({
      own_use_exponent: z.strictObject({ label: text }),
      price_exponent: z.strictObject({ label: text }),
      aid_grant: z.strictObject({ unit: text }),
      aid_power: z.strictObject({ unit: text }),
      aid_battery: z.strictObject({ unit: text }),
    }),
    profiles: keyed(
      solar.profiles.items.map(({ slug }) => slug),
      text,
    ),
    roofs: z.strictObject({ size: text, south: text, east: text, flat: text }),
  });

export type SolarWords = z.infer<ReturnType<typeof solarTranslations>>;

/** The slugs of the sources that data/solar.json names. */
const solarSources = (solar: Solar | undefined): string[] =>
  solar
    ? [...solar.constants, solar.yields, solar.profiles, ...solar.aids].map(({ source }) => source)
    : [];

/** The namespaces with the translations of records, each with the shape that the data asks for. */
export function recordNamespaces(data: Data): Record<string, z.ZodType> {
  const services = data.services.map(({ slug, details, questions = [] }) => [
    serviceNamespace(slug),
    z.strictObject({
      title: text,
      summary: text,
      lead: text,
      description: text,
      detailsTitle: text,
      ...(details.length > 0 && { details: keyed(slugs(details), detailTranslations) }),
      ...(questions.length > 0 && { questions: keyed(slugs(questions), questionTranslations) }),
    }),
  ]);
  const figures = keyed(slugs(data.figures), z.strictObject({ unit: text, caption: text }));
  return {
    'call-out': callOutTranslations,
    categories: keyed(
      slugs(data.categories),
      z.strictObject({ title: text, summary: text, lead: text, description: text }),
    ),
    'closed-days': keyed(slugs(data['closed-days'] ?? []), z.strictObject({ name: text })),
    facts: statedFactTranslations,
    figures: z.strictObject({
      range: text,
      sources: keyed(
        [...data.figures.map(({ source }) => source), ...solarSources(data.solar)],
        text,
      ),
      items: data.figures.length > 0 ? figures : figures.optional(),
    }),
    ...(data.inspection && { 'inspection-kinds': keyed(slugs(data.inspection.kinds), text) }),
    pages: keyed(
      [...Object.keys(routes), typicalJobs],
      z.strictObject({ title: text, description: text }),
    ),
    pictures: keyed(describedPictures(data).map(pictureKey), text),
    projects: keyed(
      slugs(data.references),
      z.strictObject({ title: text, task: text, work: text }),
    ),
    ...(data.solar && { solar: solarTranslations(data.solar) }),
    storage: keyed(slugs(data.storage), z.strictObject({ purpose: text })),
    ...(Object.fromEntries(services) as Record<string, z.ZodType>),
  };
}
