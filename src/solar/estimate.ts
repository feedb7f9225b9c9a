import { batteryCapacity, type SolarInputs } from './inputs';

/** The constants of the estimate; `src/gatsby/schema/solar.graphql` says what each is. */
export type SolarConstants = Queries.SolarConstantsFragment['estimateConstants'];

export type Aid = SolarConstants['aids'][number];

/** Bases of an aid's amounts: the federal grant, the power of the panels, the capacity of the battery. */
export const aidBases = ['grant', 'power', 'battery'] as const satisfies Aid['basis'][];

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
  /**
   * The same before rounding: kWh, francs, years. The price is without the battery. Pages read `grant` and `aids`,
   * tests compare the rest with worked examples.
   */
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
function aidFor({ basis, tiers, upTo }: Aid, sizes: Record<Aid['basis'], number>): number {
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
