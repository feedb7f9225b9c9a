import { batteryCapacity, type SolarInputs } from './inputs';

/** Own use is `factor * ratio^exponent`, at most `cap`, where the ratio is production to consumption. */
interface OwnUse {
  factor: number;
  /** A share: 0.86 is 86 %. */
  cap: number;
}

/** An aid from a canton, a town or a utility, besides the federal grant. */
export interface Aid {
  /**
   * Base of the amounts: per cent of the federal grant, francs per kWp of the panels, or francs per kWh of the
   * battery's capacity.
   */
  basis: AidBasis;
  /** Amounts by minimum size in kWp (battery: kWh), smallest first. An amount applies to the whole size. */
  tiers: readonly { from: number; amount: number }[];
  /** Maximum size in kWp (battery: kWh); no aid above it. */
  upTo: number;
}

/** Bases of an aid's amounts, see {@link Aid}. */
export const aidBases = ['grant', 'power', 'battery'] as const;
export type AidBasis = (typeof aidBases)[number];

/** Constants of the estimate. The values, their sources and dates are in data/solar.json and data/figures.json. */
export interface SolarConstants {
  /** kWh per m² and year, in the best position. */
  yieldPerArea: number;
  /** kWh per kWp and year, in the best position. */
  yieldPerPower: number;
  /** Francs with VAT for an installation of `power`; for another power they scale by the ratio to the exponent. */
  costs: {
    /** kWp. */
    power: number;
    exponent: number;
    /** Before aid, without battery. */
    installation: number;
    /** A year. */
    upkeep: number;
    /** A new inverter. */
    inverter: number;
    /** Years that an inverter lasts. */
    inverterLife: number;
  };
  /** Francs with VAT per kWh of capacity, and the years that a battery lasts. */
  battery: { price: number; life: number };
  /** Production in per cent of the best position. */
  yieldFactors: readonly {
    /** Degrees. */
    tilt: number;
    factors: readonly { orientation: string; percent: number }[];
  }[];
  /** The federal one-off grant, for the whole power if it is at least the minimum. */
  grant: {
    /** kWp. */
    minimumPower: number;
    /** Francs per kWp for the power up to `upTo` kWp, lowest first; nothing for the power above the last. */
    tiers: readonly { upTo: number; amount: number }[];
  };
  /** Other aids, each added. */
  aids: readonly Aid[];
  ownUse: { exponent: number; withoutBattery: OwnUse; withBattery: OwnUse };
  /** Centimes per kWh sold to the grid. */
  priceSold: number;
  /** Years. */
  serviceLife: number;
  /** Years until the panels have produced the energy used to make them. */
  energyPayback: number;
  /** Uncertainty of the production either way: 0.1 is 10 %. */
  productionSpread: number;
  /** Uncertainty of the payback time either way: 0.15 is 15 %. */
  paybackSpread: number;
}

/** Savings minus all payments so far, francs, in hundreds; negative if not yet paid back. */
export interface Balance {
  value: number;
  /** If payback is slower than expected. */
  from: number;
  /** If it is faster. */
  to: number;
}

/** Estimate for a roof, per year unless stated otherwise. Shares are fractions: 0.35 is 35 %. */
export interface EstimateResult {
  /** kWh, whole. */
  production: { value: number; from: number; to: number };
  /** kWp, not rounded. */
  power: number;
  /** Francs with VAT, before aid, in hundreds; including the battery. */
  price: number;
  /** kWh, not rounded, and its share of the price in francs, in hundreds. */
  battery: { capacity: number; price: number } | undefined;
  /** Francs of aid, in hundreds; never above the price. */
  aid: number;
  /** Francs, in tens; before upkeep. */
  saving: number;
  /** Whole years until the savings equal the price after aid. Both are Infinity if nothing is saved. */
  payback: { from: number; to: number };
  /** After each year of the service life, with upkeep, inverters and batteries, without tax and interest. */
  balances: readonly Balance[];
  /** Share of the production that the household uses itself. */
  ownUseShare: number;
  /** Share of the consumption covered by the roof, at most 1. */
  coveredShare: number;
  /** Ratio of production to consumption, which can exceed 1. */
  yearShare: number;
  /** The same before rounding: kWh, francs, years. The price is without the battery. */
  exact: Record<'production' | 'price' | 'battery' | 'aid' | 'saving' | 'payback', number> & {
    /** The federal grant, francs. */
    grant: number;
    /** Each of the other aids, francs, in the order of the constants. */
    aids: readonly number[];
  };
}

/** Adding 0 turns -0 into 0. */
const roundTo = (step: number, value: number) => Math.round(value / step) * step + 0;

const yieldFactor = ({ tilt, orientation }: SolarInputs, { yieldFactors }: SolarConstants) => {
  const row = yieldFactors.find((factors) => factors.tilt === tilt);
  const factor = row?.factors.find((candidate) => candidate.orientation === orientation);
  if (!factor) throw new Error(`No yield factor for ${tilt} degrees, ${orientation}`);
  return factor.percent / 100;
};

/** The federal grant for so many kWp, francs. */
function grantFor(power: number, { minimumPower, tiers }: SolarConstants['grant']): number {
  if (power < minimumPower) return 0;
  return tiers.reduce((sum, { upTo, amount }, index) => {
    const from = tiers[index - 1]?.upTo ?? 0;
    return sum + amount * Math.max(0, Math.min(power, upTo) - from);
  }, 0);
}

/** Another aid, francs. `sizes` are what its amounts are multiplied by: the federal grant in francs, kWp, kWh. */
function aidFor({ basis, tiers, upTo }: Aid, sizes: Record<AidBasis, number>): number {
  const size = basis === 'battery' ? sizes.battery : sizes.power;
  const amount = size > upTo ? 0 : (tiers.findLast(({ from }) => size >= from)?.amount ?? 0);
  return (amount * sizes[basis]) / (basis === 'grant' ? 100 : 1);
}

/** Payments for an installation, francs: the initial one, yearly ones, and parts replaced at the end of their life. */
interface Expenses {
  atOnce: number;
  yearly: number;
  parts: readonly { price: number; life: number }[];
}

function balancesOf(saving: number, expenses: Expenses, constants: SolarConstants): Balance[] {
  const { paybackSpread: spread, serviceLife } = constants;
  return Array.from({ length: serviceLife }, (_, index) => {
    const years = index + 1;
    const replaced = expenses.parts.reduce(
      (sum, { price, life }) => sum + price * (Math.ceil(years / life) - 1),
      0,
    );
    const paid = expenses.atOnce + expenses.yearly * years + replaced;
    const left = (slower: number) => roundTo(100, (saving * years) / slower - paid);
    return { value: left(1), from: left(1 + spread), to: left(1 - spread) };
  });
}

/** Sign of a balance, and whether it is certain within the range. */
export function signOf({ from, to }: Balance): 'positive' | 'uncertain' | 'negative' {
  if (from >= 0) return 'positive';
  return to < 0 ? 'negative' : 'uncertain';
}

/**
 * Estimates the production, cost and savings of solar panels on a roof.
 *
 * It is an order of magnitude. It leaves out tax, interest, shade, heavier roofs, scaffolding and the ageing of the
 * panels, and takes today's prices for all years. Upkeep and replacements are in the balances only.
 */
export function estimate(inputs: SolarInputs, constants: SolarConstants): EstimateResult {
  const { area, consumption } = inputs;
  const { costs, paybackSpread: spread } = constants;
  const bestProduction = area * constants.yieldPerArea;
  const production = bestProduction * yieldFactor(inputs, constants);
  const power = bestProduction / constants.yieldPerPower;
  const size = (power / costs.power) ** costs.exponent;
  const price = costs.installation * size;
  const capacity = inputs.battery ? batteryCapacity(consumption) : 0;
  const battery = constants.battery.price * capacity;
  const grant = grantFor(power, constants.grant);
  const sizes = { grant, power, battery: capacity };
  const aids = constants.aids.map((each) => aidFor(each, sizes));
  const aid = Math.min(
    price + battery,
    aids.reduce((sum, each) => sum + each, grant),
  );

  const { factor, cap } = constants.ownUse[inputs.battery ? 'withBattery' : 'withoutBattery'];
  const yearShare = production / consumption;
  // A household cannot use more of its production than its consumption.
  const ownUseShare = Math.min(cap, factor * yearShare ** constants.ownUse.exponent, 1 / yearShare);
  const worth = ownUseShare * inputs.price + (1 - ownUseShare) * constants.priceSold;
  const saving = (production * worth) / 100;
  const payback = (price + battery - aid) / saving;
  const expenses = {
    atOnce: price + battery - aid,
    yearly: costs.upkeep * size,
    parts: [
      { price: costs.inverter * size, life: costs.inverterLife },
      { price: battery, life: constants.battery.life },
    ],
  };

  return {
    production: {
      value: Math.round(production),
      from: Math.round(production * (1 - constants.productionSpread)),
      to: Math.round(production * (1 + constants.productionSpread)),
    },
    power,
    price: roundTo(100, price + battery),
    battery: inputs.battery ? { capacity, price: roundTo(100, battery) } : undefined,
    aid: roundTo(100, aid),
    saving: roundTo(10, saving),
    payback: { from: Math.round(payback * (1 - spread)), to: Math.round(payback * (1 + spread)) },
    balances: balancesOf(saving, expenses, constants),
    ownUseShare,
    coveredShare: Math.min(1, yearShare * ownUseShare),
    yearShare,
    exact: { production, price, battery, aid, grant, aids, saving, payback },
  };
}
