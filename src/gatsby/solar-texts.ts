import { formatFigure, formatSource } from '../content/format';
import type { Figure, Source } from '../content/model';
import {
  type Solar,
  solarConstants,
  type SolarConstantSlug,
  solarConstantSlugs,
  type SolarFigureSlug,
} from '../content/model/solar';
import type { AssumptionSlug, SolarWords } from '../content/words';
import type { Language } from '../i18n/languages';
import { estimate, type EstimateResult, type SolarConstants } from '../solar/estimate';
import { defaultInputs, orientations } from '../solar/inputs';

/** A figure that the estimate needs. */
const figureIn = (figures: Figure[]) => (slug: SolarFigureSlug) =>
  figures.find((each) => each.slug === slug)!;

/** Constants of the estimate, from data/solar.json and data/figures.json. */
export function estimateConstants(solar: Solar, figures: Figure[]): SolarConstants {
  const figure = figureIn(figures);
  const value = (slug: SolarConstantSlug) => solar.constants[slug].value;
  const share = (slug: SolarConstantSlug) => value(slug) / 100;
  return {
    yieldPerArea: figure('solar_yield').value,
    yieldPerPower: value('yield_per_power'),
    costs: {
      power: figure('solar_power').value,
      exponent: value('price_exponent'),
      installation: figure('solar_price').value,
      running: share('running_cost'),
    },
    battery: { price: value('battery_price'), life: value('battery_life') },
    yieldFactors: solar.yields.rows.map((row) => ({
      tilt: row.tilt,
      factors: orientations.map((orientation) => ({ orientation, percent: row[orientation] })),
    })),
    grant: {
      minimumPower: value('grant_from'),
      tiers: [
        { upTo: value('grant_step'), amount: value('grant_to_step') },
        { upTo: value('grant_up_to'), amount: value('grant_above_step') },
      ],
    },
    aids: solar.aids.map(({ basis, tiers, upTo }) => ({ basis, tiers, upTo })),
    ownUse: {
      exponent: value('own_use_exponent'),
      withoutBattery: { factor: share('own_use_factor'), cap: share('own_use_cap') },
      withBattery: { factor: share('own_use_battery_factor'), cap: share('own_use_battery_cap') },
    },
    priceSold: value('price_sold'),
    serviceLife: figure('solar_life').value,
    energyPayback: figure('solar_payback').value,
    productionSpread: share('production_spread'),
    paybackSpread: share('payback_spread'),
  };
}

/** Default consumption (kWh per year) and price bought (centimes per kWh). */
export function firstValues({ profiles, constants }: Solar) {
  return {
    consumption: profiles.items.find(({ slug }) => slug === profiles.first)!.value,
    price: constants.price_bought.value,
  };
}

/** The estimate for the first values: what is shown where nothing can be set. */
export function firstEstimate(solar: Solar, figures: Figure[]): EstimateResult {
  return estimate(defaultInputs(firstValues(solar)), estimateConstants(solar, figures));
}

interface Assumption {
  slug: AssumptionSlug;
  /** Only for assumptions named in the data. */
  label?: string;
  value: number;
  /** The upper end of a range. */
  max?: number | undefined;
  unit: string;
  source: string;
  url?: string | undefined;
  /** `YYYY-MM-DD`, or the year that a figure holds for. */
  checked: string | number;
}

/** A name with a capital, as the head of a row. */
const capitalised = (name: string, language: Language) =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** All assumptions of the estimate, in order of use. */
function assumed(solar: Solar, figures: Figure[], language: Language): Assumption[] {
  const figure = figureIn(figures);
  const ofFigure = (slug: AssumptionSlug, { value, unit, source, url, year }: Figure) => ({
    ...{ slug, value, unit, source, url },
    checked: year,
  });
  const range = (
    slug: AssumptionSlug,
    unit: string,
    values: number[],
    { source, url, checked }: Pick<Assumption, 'source' | 'url' | 'checked'>,
  ) => {
    const [value, max] = [Math.min(...values), Math.max(...values)];
    return { slug, value, max: max > value ? max : undefined, unit, source, url, checked };
  };
  const percents = solar.yields.rows.flatMap(({ tilt: _, ...row }) => Object.values(row));
  const [yieldPerPower, productionSpread, ...others] = solarConstantSlugs.map((slug) => {
    return { slug, ...solar.constants[slug], unit: solarConstants[slug].unit };
  });
  return [
    ofFigure('yield_per_area', figure('solar_yield')),
    yieldPerPower!,
    range('yields', '%', percents, solar.yields),
    productionSpread!,
    ofFigure('price', figure('solar_price')),
    ...others,
    ...solar.aids.map(({ name, basis, tiers, ...aid }) => {
      const amounts = tiers.map(({ amount }) => amount);
      const unit = basis === 'grant' ? '%' : 'CHF';
      return {
        ...range(`aid_${basis}`, unit, amounts, aid),
        label: capitalised(name[language], language),
      };
    }),
    range(
      'consumption',
      'kWh/a',
      solar.profiles.items.map(({ value }) => value),
      solar.profiles,
    ),
    ofFigure('service_life', figure('solar_life')),
    ofFigure('energy_payback', figure('solar_payback')),
  ];
}

/** All assumptions of the estimate, formatted for a language. */
export function writeAssumptions(
  solar: Solar,
  figures: Figure[],
  words: Pick<SolarWords, 'assumptions'> & { range: string; sources: Source[] },
  language: Language,
) {
  return assumed(solar, figures, language).map(({ label, checked, ...assumption }) => {
    const { slug, source, url } = assumption;
    const { label: word = '', unit = '' }: { label?: string; unit?: string } =
      words.assumptions[slug];
    const { text } = formatFigure(assumption, unit, words.range, language);
    const year = Number(String(checked).slice(0, 4));
    return {
      slug,
      label: label ?? word,
      value: text.trim(),
      source: formatSource(source, year, words.sources, language),
      url,
    };
  });
}
