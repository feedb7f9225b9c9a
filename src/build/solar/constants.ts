import type { SolarConstants } from '../../solar/constants';
import { orientations } from '../../solar/inputs';
import type { Figure } from '../../content/model';
import type { Solar, SolarConstantSlug, SolarFigureSlug } from '../../content/model/solar';

/** The checked constants and figures of the estimate, each by its slug. */
export function solarValues(solar: Solar, figures: Figure[]) {
  return {
    constant: (slug: SolarConstantSlug) => solar.constants.find((each) => each.slug === slug)!,
    figure: (slug: SolarFigureSlug) => figures.find((each) => each.slug === slug)!,
  };
}

/** What the estimate takes as known, from data/solar.json and data/figures.json. */
export function estimateConstants(solar: Solar, figures: Figure[]): SolarConstants {
  const { constant, figure } = solarValues(solar, figures);
  const value = (slug: SolarConstantSlug) => constant(slug).value;
  const share = (slug: SolarConstantSlug) => value(slug) / 100;
  return {
    yieldPerArea: figure('solar_yield').value,
    yieldPerPower: value('yield_per_power'),
    costs: {
      power: figure('solar_power').value,
      exponent: value('price_exponent'),
      installation: figure('solar_price').value,
      upkeep: value('upkeep'),
      inverter: value('inverter_price'),
      inverterLife: value('inverter_life'),
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
    aids: solar.aids.map(({ amount }) => ({ amount })),
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

/** The consumption (kWh per year) and the price bought (francs per kWh) that the estimate starts with. */
export function firstValues({ profiles, constants }: Solar) {
  return {
    consumption: profiles.items.find(({ slug }) => slug === profiles.first)!.value,
    price: constants.find(({ slug }) => slug === 'price_bought')!.value,
  };
}
