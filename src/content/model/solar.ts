import { z } from 'zod';
import { because } from '../faults';
import { aidBases } from '../../solar/estimate';
import { type orientations, ranges, tilts } from '../../solar/inputs';
import { checkedOn, inEachLanguage, slug, sourceAddress } from './fields';
import { label } from './label';

/**
 * The constants of data/solar.json: unit, lowest and highest plausible value, and label of each. Prices include VAT.
 */
export const solarConstants = {
  yield_per_power: {
    unit: 'kWh/(kWp·a)',
    min: 600,
    max: 1800,
    ...label`Production d’un kWp, dans la meilleure position | Production of a kWp in the best position`,
  },
  production_spread: {
    unit: '%',
    min: 1,
    max: 50,
    ...label`Marge sur la production, en plus ou en moins | Margin of the production, up or down`,
  },
  price_exponent: {
    unit: '1',
    min: 0.5,
    max: 1,
    ...label`Prix selon la puissance : exposant (0.75) | Price by power: exponent (0.75)`,
  },
  battery_price: {
    unit: 'CHF/kWh',
    min: 200,
    max: 2500,
    ...label`Prix de la batterie posée, TVA comprise, par kWh de capacité | Price of the battery, fitted, with VAT, per kWh of capacity`,
  },
  grant_from: {
    unit: 'kWp',
    min: 0,
    max: 30,
    ...label`Rétribution unique : puissance minimale | One-off grant: least power`,
  },
  grant_to_step: {
    unit: 'CHF/kWp',
    min: 0,
    max: 1500,
    ...label`Rétribution unique jusqu’au palier | One-off grant up to the step`,
  },
  grant_step: {
    unit: 'kWp',
    min: 2,
    max: 100,
    ...label`Rétribution unique : puissance du palier | One-off grant: power of the step`,
  },
  grant_above_step: {
    unit: 'CHF/kWp',
    min: 0,
    max: 1500,
    ...label`Rétribution unique au-dessus du palier | One-off grant above the step`,
  },
  grant_up_to: {
    unit: 'kWp',
    min: 10,
    max: 1000,
    ...label`Rétribution unique : puissance maximale | One-off grant: largest power`,
  },
  price_bought: {
    unit: 'ct/kWh',
    ...ranges.price,
    ...label`Prix de l’électricité achetée | Price of the electricity bought`,
  },
  price_sold: {
    unit: 'ct/kWh',
    min: 0,
    max: 50,
    ...label`Prix de l’électricité vendue au réseau | Price of the electricity sold to the grid`,
  },
  own_use_factor: {
    unit: '%',
    min: 10,
    max: 80,
    ...label`Part utilisée sur place, sans batterie | Share used on site, without a battery`,
  },
  own_use_cap: {
    unit: '%',
    min: 50,
    max: 100,
    ...label`Part utilisée sur place au plus, sans batterie | Largest share used on site, without a battery`,
  },
  own_use_battery_factor: {
    unit: '%',
    min: 10,
    max: 95,
    ...label`Part utilisée sur place, avec batterie | Share used on site, with a battery`,
  },
  own_use_battery_cap: {
    unit: '%',
    min: 50,
    max: 100,
    ...label`Part utilisée sur place au plus, avec batterie | Largest share used on site, with a battery`,
  },
  own_use_exponent: {
    unit: '1',
    min: -1,
    max: -0.3,
    ...label`Exposant de la part utilisée sur place | Exponent of the share used on site`,
  },
  payback_spread: {
    unit: '%',
    min: 1,
    max: 50,
    ...label`Marge sur l’amortissement, en plus ou en moins | Margin of the payback time, up or down`,
  },
  running_cost: {
    unit: '%/a',
    min: 0,
    max: 5,
    ...label`Frais courants par an, onduleur compris, en % du prix sans la batterie | Running cost a year, inverter included, in % of the price without the battery`,
  },
  battery_life: {
    unit: 'a',
    min: 5,
    max: 40,
    ...label`Durée de vie d’une batterie, en années | Life of a battery, in years`,
  },
} as const;

export type SolarConstantSlug = keyof typeof solarConstants;
export const solarConstantSlugs = Object.keys(solarConstants) as SolarConstantSlug[];

/** Figures that the estimate also needs, with their lowest and highest plausible value. */
export const solarFigureRanges = {
  solar_yield: { min: 80, max: 350 },
  solar_price: { min: 1000, max: 100_000 },
  solar_power: { min: 1, max: 100 },
  solar_life: { min: 10, max: 60 },
  solar_payback: { min: 0.1, max: 10 },
} as const;

export type SolarFigureSlug = keyof typeof solarFigureRanges;

/** `source` is the slug of a record of `data/sources.json`; `checked` the day on which it was last read there. */
const checkedSource = {
  source: slug.meta(label`Source | Source
    Nom de la source affiché sous le nombre ; les noms se règlent avec les chiffres.
    The name of the source, shown below the number; the names are kept with the figures.`),
  url: sourceAddress.optional(),
  checked: checkedOn,
};

const { min, max } = ranges.consumption;
const percent = z.number().min(0).max(100);
const percents = {
  south: percent.meta(label`Sud | South
    En % de la meilleure position, de 0 à 100
    In % of the best position, from 0 to 100`),
  'south-east': percent.meta(label`Sud-est et sud-ouest | South-east and south-west
    En % de la meilleure position, de 0 à 100
    In % of the best position, from 0 to 100`),
  east: percent.meta(label`Est et ouest | East and west
    En % de la meilleure position, de 0 à 100
    In % of the best position, from 0 to 100`),
  'north-east': percent.meta(label`Nord-est et nord-ouest | North-east and north-west
    En % de la meilleure position, de 0 à 100
    In % of the best position, from 0 to 100`),
  north: percent.meta(label`Nord | North
    En % de la meilleure position, de 0 à 100
    In % of the best position, from 0 to 100`),
} satisfies Record<(typeof orientations)[number], typeof percent>;

const constantSchema = ({
  unit,
  min: least,
  max: most,
}: {
  unit: string;
  min: number;
  max: number;
}) =>
  z.strictObject({
    value: z.number().min(least).max(most).meta(label`Nombre | Number
      Sans unité, avec un point : 10.96
      Without unit, with a point: 10.96`),
    /** Documents the unit in the file; any other value is refused. */
    unit: z
      .literal(unit)
      .optional()
      .meta(label`Unité | Unit`),
    ...checkedSource,
  });

export const solarSchema = z.strictObject({
  constants: z
    .strictObject(
      Object.fromEntries(
        Object.entries(solarConstants).map(([slug, { label: named, ...range }]) => [
          slug,
          constantSchema(range).meta({ label: named }),
        ]),
      ) as Record<SolarConstantSlug, ReturnType<typeof constantSchema>>,
    )
    .meta(label`Valeurs du calcul | Values of the estimate`),
  /** Production in per cent of the best position. */
  yields: z
    .strictObject({
      ...checkedSource,
      rows: z
        .array(
          z.strictObject({ tilt: z.literal(tilts).meta(label`Inclinaison | Tilt`), ...percents }),
        )
        .refine(
          (rows) => String(rows.map(({ tilt }) => tilt).sort((a, b) => a - b)) === String(tilts),
          because('tilts-incomplete'),
        ).meta(label`Inclinaisons | Tilts
          Une ligne pour chacune des six inclinaisons.
          One row for each of the six tilts.`),
    })
    .meta(label`Production selon la position du toit | Production by position of the roof`),
  /** Consumption of typical households, kWh per year; `first` is the slug of the default. */
  profiles: z
    .strictObject({
      ...checkedSource,
      first: slug.meta(label`Ménage choisi au départ | Household at the start
        Celui avec lequel le calcul commence.
        The one that the estimate starts with.`),
      items: z
        .array(
          z.strictObject({
            slug,
            name: inEachLanguage.meta(label`Nom affiché | Name shown`),
            value: z.number().int().min(min).max(max).meta(label`Consommation | Consumption
              En kWh par an : 4500
              In kWh per year: 4500`),
          }),
        )
        .meta(label`Ménages | Households`),
    })
    .refine(({ first, items }) => items.some((item) => item.slug === first), {
      path: ['first'],
      message: because('first-unknown'),
    })
    .meta(label`Ménages types | Typical households`),
  /** The utility whose prices and aids these are, valid in its area only. */
  utility: inEachLanguage.optional().meta(label`Distributeur | Utility
    Celui dont viennent les prix du courant et les aides, avec le lieu, au milieu d’une phrase : SIG à Genève. Vide : le site n’en parle pas.
    The one whose prices and aids these are, with its place, in the middle of a sentence: SIG in Geneva. Empty: the site does not mention it.`),
  /** Aids from a canton, a town or a utility, besides the federal grant. */
  aids: z.array(
    z
      .strictObject({
        name: inEachLanguage.meta(label`Nom de l’aide | Name of the grant
          Avec le lieu où elle compte, comme dans une liste : prime solaire de SIG (Genève)
          With the place where it counts, as in a list: SIG’s solar bonus (Geneva)`),
        basis: z.enum(aidBases).meta(label`De quoi dépend le montant | What the amount depends on`),
        tiers: z
          .array(
            z.strictObject({
              from: z.number().min(0).meta(label`À partir de | From
                En kWp de puissance, pour une batterie en kWh : 30
                In kWp of power, for a battery in kWh: 30`),
              amount: z.number().positive().max(1500).meta(label`Montant | Amount
                En % de l’aide fédérale, ou en francs (CHF) par kWp ou par kWh : 25
                In % of the federal grant, or in francs (CHF) per kWp or per kWh: 25`),
            }),
          )
          .min(1).meta(label`Montants selon la taille | Amounts by size
            Du plus petit au plus grand ; chacun compte pour toute l’installation.
            From the smallest up; each counts for the whole installation.`),
        upTo: z.number().positive().meta(label`Taille maximale | Largest size
          En kWp, pour une batterie en kWh. Au-dessus, l’aide n’est pas versée : 100
          In kWp, for a battery in kWh. Nothing is paid above it: 100`),
        ...checkedSource,
      })
      .refine(
        ({ tiers }) => tiers.every(({ from }, index) => from > (tiers[index - 1]?.from ?? -1)),
        {
          path: ['tiers'],
          message: because('aid-tiers'),
        },
      )
      .refine(
        ({ basis, tiers }) => basis !== 'grant' || tiers.every(({ amount }) => amount <= 100),
        {
          path: ['tiers'],
          message: because('aid-percent'),
        },
      ),
  ).meta(label`Aides en plus de celle de la Confédération | Grants besides the federal one
    Du canton, de la commune ou du distributeur. Vide : seule l’aide fédérale compte.
    From the canton, the town or the utility. Empty: only the federal grant counts.`),
  leftOut: z
    .array(inEachLanguage)
    .min(1)
    .meta(label`Ce que le calcul laisse de côté | What the calculation leaves out`),
});

export type Solar = z.infer<typeof solarSchema>;
