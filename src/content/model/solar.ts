import { z } from 'zod';
import { because } from '../faults';
import { orientations, ranges, tilts } from '../../solar/inputs';
import { checkedOn, inEachLanguage, slug, webAddress } from './fields';

/**
 * The constants of data/solar.json: the unit of each, and the least and the largest value that is plausible. Prices and
 * upkeep are with VAT; upkeep and the inverter's price are those of the power of the figure `solar_power`.
 */
export const solarConstantRanges = {
  yield_per_power: { unit: 'kWh/(kWp·a)', min: 600, max: 1800 },
  production_spread: { unit: '%', min: 1, max: 50 },
  price_exponent: { unit: '1', min: 0.5, max: 1 },
  battery_price: { unit: 'CHF/kWh', min: 200, max: 2500 },
  grant_from: { unit: 'kWp', min: 0, max: 30 },
  grant_to_step: { unit: 'CHF/kWp', min: 0, max: 1500 },
  grant_step: { unit: 'kWp', min: 2, max: 100 },
  grant_above_step: { unit: 'CHF/kWp', min: 0, max: 1500 },
  grant_up_to: { unit: 'kWp', min: 10, max: 1000 },
  price_bought: { unit: 'CHF/kWh', ...ranges.price },
  price_sold: { unit: 'CHF/kWh', min: 0, max: 0.5 },
  own_use_factor: { unit: '%', min: 10, max: 80 },
  own_use_cap: { unit: '%', min: 50, max: 100 },
  own_use_battery_factor: { unit: '%', min: 10, max: 95 },
  own_use_battery_cap: { unit: '%', min: 50, max: 100 },
  own_use_exponent: { unit: '1', min: -1, max: -0.3 },
  payback_spread: { unit: '%', min: 1, max: 50 },
  upkeep: { unit: 'CHF/a', min: 0, max: 1000 },
  inverter_price: { unit: 'CHF', min: 500, max: 10_000 },
  inverter_life: { unit: 'a', min: 5, max: 40 },
  battery_life: { unit: 'a', min: 5, max: 40 },
} as const;

export type SolarConstantSlug = keyof typeof solarConstantRanges;
export const solarConstantSlugs = Object.keys(solarConstantRanges) as SolarConstantSlug[];

/** The figures that the estimate needs too, with the least and the largest value that is plausible. */
export const solarFigureRanges = {
  solar_yield: { min: 80, max: 350 },
  solar_price: { min: 1000, max: 100_000 },
  solar_power: { min: 1, max: 100 },
  solar_life: { min: 10, max: 60 },
  solar_payback: { min: 0.1, max: 10 },
} as const;

export type SolarFigureSlug = keyof typeof solarFigureRanges;

/** `source` is the slug of a name in `locales/LNG/figures.json`; `checked` the day on which somebody last read it there. */
const checkedSource = {
  source: slug,
  url: webAddress.optional(),
  checked: checkedOn,
};

const { min, max } = ranges.consumption;
const percent = z.number().min(0).max(100);
const percents = Object.fromEntries(orientations.map((name) => [name, percent])) as Record<
  (typeof orientations)[number],
  typeof percent
>;

export const solarSchema = z.strictObject({
  constants: z.array(
    z.strictObject({
      slug: z.enum(solarConstantSlugs),
      value: z.number(),
      unit: z.string(),
      ...checkedSource,
    }),
  ),
  /** Production in per cent of the best position. */
  yields: z.strictObject({
    ...checkedSource,
    rows: z
      .array(z.strictObject({ tilt: z.literal(tilts), ...percents }))
      .refine(
        (rows) => String(rows.map(({ tilt }) => tilt).sort((a, b) => a - b)) === String(tilts),
        because('tilts-incomplete'),
      ),
  }),
  /** What typical households use, kWh per year; `first` is the slug that the estimate starts with. */
  profiles: z
    .strictObject({
      ...checkedSource,
      first: slug,
      items: z.array(z.strictObject({ slug, value: z.number().int().min(min).max(max) })),
    })
    .refine(({ first, items }) => items.some((item) => item.slug === first), {
      path: ['first'],
      message: because('first-unknown'),
    }),
  /** What a canton, a town or a utility pays besides the federal grant, francs per kWp. */
  aids: z.array(
    z.strictObject({
      name: inEachLanguage,
      amount: z.number().positive().max(1500),
      ...checkedSource,
    }),
  ),
});

export type Solar = z.infer<typeof solarSchema>;
