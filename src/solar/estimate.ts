import type { SolarConstants } from './constants';
import type { SolarInputs } from './inputs';

/** How the time to pay back compares with the service life, given its range. */
export type PaybackOutlook = 'within-life' | 'uncertain' | 'beyond-life';

/** What a roof would give, in a year unless it says otherwise. Shares are fractions: 0.35 is 35 %. */
export interface SolarEstimate {
  /** kWh, whole. */
  production: { value: number; from: number; to: number };
  /** kWp, not rounded. */
  power: number;
  /** Francs before aid, in hundreds; without the battery. */
  price: number;
  /** Francs of aid, in hundreds; never above the price. */
  aid: number;
  /** Francs, in tens. */
  saving: number;
  /** Whole years. Both are Infinity if nothing is saved. */
  payback: { from: number; to: number; outlook: PaybackOutlook };
  /** The part of the production that the household uses itself. */
  ownUseShare: number;
  /** The part of the consumption that comes from the roof, at most 1. */
  coveredShare: number;
  /** Production in proportion to consumption, which can be above 1. */
  yearShare: number;
  /** The same before rounding: kWh, francs, years. */
  exact: { production: number; price: number; aid: number; saving: number; payback: number };
}

const roundTo = (step: number, value: number) => Math.round(value / step) * step;

const yieldFactor = ({ tilt, orientation }: SolarInputs, { yieldFactors }: SolarConstants) => {
  const row = yieldFactors.find((factors) => factors.tilt === tilt);
  const factor = row?.factors.find((candidate) => candidate.orientation === orientation);
  if (!factor) throw new Error(`No yield factor for ${tilt} degrees, ${orientation}`);
  return factor.percent / 100;
};

/** Francs for so many kWp. */
const aidFor = (power: number, { grant, aids }: SolarConstants) => {
  let paidUpTo = 0;
  let federal = 0;
  for (const { upTo, amount } of power < grant.minimumPower ? [] : grant.tiers) {
    federal += amount * Math.max(0, Math.min(power, upTo) - paidUpTo);
    paidUpTo = upTo;
  }
  return aids.reduce((sum, { amount }) => sum + amount * power, federal);
};

const paybackRange = (years: number, { paybackSpread, serviceLife }: SolarConstants) => {
  const from = Math.round(years * (1 - paybackSpread));
  const to = Math.round(years * (1 + paybackSpread));
  const upperOutlook = from > serviceLife ? 'beyond-life' : 'uncertain';
  const outlook: PaybackOutlook = to <= serviceLife ? 'within-life' : upperOutlook;
  return { from, to, outlook };
};

/**
 * Estimates the production, cost and savings of solar panels on a roof.
 *
 * It is an order of magnitude. It leaves out tax, interest, heavier roofs, shade, the price of a battery and of a second
 * inverter.
 */
export function estimate(inputs: SolarInputs, constants: SolarConstants): SolarEstimate {
  const { area, consumption } = inputs;
  const bestProduction = area * constants.yieldPerArea;
  const production = bestProduction * yieldFactor(inputs, constants);
  const power = bestProduction / constants.yieldPerPower;
  const price = power * constants.pricePerPower;
  const aid = Math.min(price, aidFor(power, constants));

  const { factor, cap } = constants.ownUse[inputs.battery ? 'withBattery' : 'withoutBattery'];
  const yearShare = production / consumption;
  // A household cannot use more of its own than it uses at all.
  const ownUseShare = Math.min(cap, factor * yearShare ** constants.ownUse.exponent, 1 / yearShare);
  const saving =
    production * (ownUseShare * inputs.price + (1 - ownUseShare) * constants.priceSold);
  const payback = (price - aid) / saving;

  return {
    production: {
      value: Math.round(production),
      from: Math.round(production * (1 - constants.productionSpread)),
      to: Math.round(production * (1 + constants.productionSpread)),
    },
    power,
    price: roundTo(100, price),
    aid: roundTo(100, aid),
    saving: roundTo(10, saving),
    payback: paybackRange(payback, constants),
    ownUseShare,
    coveredShare: Math.min(1, yearShare * ownUseShare),
    yearShare,
    exact: { production, price, aid, saving, payback },
  };
}
