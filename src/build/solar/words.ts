import { z } from 'zod';
import type { Solar, SolarConstantSlug } from '../model/solar';
import { solarConstantSlugs } from '../model/solar';
import { keyed } from '../translations/keyed';

/** The assumptions that stand in data/figures.json, or in a table or list of data/solar.json. */
const furtherAssumptions = [
  'yield_per_area',
  'yields',
  'price',
  'service_life',
  'energy_payback',
  'consumption',
  'aid',
] as const;

export type AssumptionSlug = SolarConstantSlug | (typeof furtherAssumptions)[number];

export const assumptionSlugs: readonly AssumptionSlug[] = [
  ...solarConstantSlugs,
  ...furtherAssumptions,
];

const text = z.string();

/** The shape of `locales/LNG/solar.json`. Exponents have no unit; an aid has its name in the data. */
export const solarTranslations = (solar: Solar | undefined) =>
  z.strictObject({
    assumptions: keyed(assumptionSlugs, z.strictObject({ label: text, unit: text })).extend({
      own_use_exponent: z.strictObject({ label: text }),
      price_exponent: z.strictObject({ label: text }),
      aid: z.strictObject({ unit: text }),
    }),
    profiles: keyed(solar?.profiles.items.map(({ slug }) => slug) ?? [], text),
    roofs: z.strictObject({ size: text, south: text, east: text, flat: text }),
  });

export type SolarWords = z.infer<ReturnType<typeof solarTranslations>>;

/** The slugs of the sources that data/solar.json names. */
export const solarSources = (solar: Solar | undefined): string[] =>
  solar
    ? [...solar.constants, solar.yields, solar.profiles, ...solar.aids].map(({ source }) => source)
    : [];
