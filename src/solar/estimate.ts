import { batteryCapacity, type SolarInputs } from './inputs';

/** The constants of the estimate; `src/gatsby/schema/solar.graphql` says what each is. */
export type SolarConstants = Queries.SolarConstantsFragment['estimateConstants'];

export type Aid = SolarConstants['aids'][number];

/** Bases of an aid's amounts: the federal grant, the power of the panels, the capacity of the battery. */
export const aidBases = ['grant', 'power', 'battery'] as const satisfies Aid['basis'][];

/** Savings and aid minus all payments so far, francs; negative if not yet paid back. */
export interface Balance {
  value: number;
  /** If the saving comes slower than expected. */
  from: number;
  /** If it comes faster. */
  to: number;
}

/** Estimate for a roof, per year unless stated otherwise, not rounded. Shares are fractions: 0.35 is 35 %. */
export interface EstimateResult {
  /** kWh */
  production: { value: number; from: number; to: number };
  /** kWp */
  power: number;
  /** Francs with VAT, before aid; including the battery. */
  price: number;
  /** kWh, and its share of the price in francs. */
  battery: { capacity: number; price: number } | undefined;
  /** All aids, francs; never above the price. */
  aid: number;
  /** The federal grant, francs. */
  grant: number;
  /** Each of the other aids, francs, in the order of the constants. */
  aids: readonly number[];
  /** Francs, before running cost. */
  saving: number;
  /** Francs for maintenance and a new inverter. */
  running: number;
  /** After each year of the service life, without tax and interest. */
  balances: readonly Balance[];
  /**
   * Whole years after which the balance stays at zero or above: the first and the last year of the range, as the
   * savings come faster or slower; null if that is not within the service life.
   */
  payback: { from: number | null; value: number | null; to: number | null };
  /** Share of the production that the household uses itself. */
  ownUseShare: number;
  /** Share of the consumption covered by the roof, at most 1. */
  coveredShare: number;
  /** Ratio of production to consumption, which can exceed 1. */
  yearShare: number;
}

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

/** The whole years after which none of the balances is negative any more; null if the last one is. */
function paidBackAfter(balances: readonly number[]): number | null {
  const lastNegative = balances.findLastIndex((balance) => balance < 0);
  return lastNegative === balances.length - 1 ? null : lastNegative + 2;
}

/** Sign of a balance, and whether it is certain within the range. */
export function signOf({ from, to }: Balance): 'positive' | 'uncertain' | 'negative' {
  if (from >= 0) return 'positive';
  return to < 0 ? 'negative' : 'uncertain';
}

/**
 * Estimates the production, cost and savings of solar panels on a roof.
 *
 * It is an order of magnitude. It leaves out tax, interest, shade, heavier roofs, scaffolding, the independent check and
 * the ageing of the panels, and takes today's prices for all years.
 */
export function estimate(inputs: SolarInputs, constants: SolarConstants): EstimateResult {
  const { area, consumption } = inputs;
  const { costs, serviceLife, paybackSpread: spread } = constants;
  const bestProduction = area * constants.yieldPerArea;
  const production = bestProduction * yieldFactor(inputs, constants);
  const power = bestProduction / constants.yieldPerPower;
  const panels = costs.installation * (power / costs.power) ** costs.exponent;
  const capacity = inputs.battery ? batteryCapacity(consumption) : 0;
  const battery = constants.battery.price * capacity;
  const price = panels + battery;
  const grant = grantFor(power, constants.grant);
  const sizes = { grant, power, battery: capacity };
  const aids = constants.aids.map((each) => aidFor(each, sizes));
  const aid = Math.min(
    price,
    aids.reduce((sum, each) => sum + each, grant),
  );

  const { factor, cap } = constants.ownUse[inputs.battery ? 'withBattery' : 'withoutBattery'];
  const yearShare = production / consumption;
  // A household cannot use more of its production than its consumption.
  const ownUseShare = Math.min(cap, factor * yearShare ** constants.ownUse.exponent, 1 / yearShare);
  const worth = ownUseShare * inputs.price + (1 - ownUseShare) * constants.priceSold;
  const saving = (production * worth) / 100;
  const running = costs.running * panels;

  const balances = Array.from({ length: serviceLife }, (_, index): Balance => {
    const years = index + 1;
    const batteries = battery * Math.ceil(years / constants.battery.life);
    const after = (slower: number) =>
      (saving * years) / slower + aid - running * years - panels - batteries;
    return { value: after(1), from: after(1 + spread), to: after(1 - spread) };
  });

  return {
    production: {
      value: production,
      from: production * (1 - constants.productionSpread),
      to: production * (1 + constants.productionSpread),
    },
    power,
    price,
    battery: inputs.battery ? { capacity, price: battery } : undefined,
    aid,
    grant,
    aids,
    saving,
    running,
    balances,
    payback: {
      from: paidBackAfter(balances.map(({ to }) => to)),
      value: paidBackAfter(balances.map(({ value }) => value)),
      to: paidBackAfter(balances.map(({ from }) => from)),
    },
    ownUseShare,
    coveredShare: Math.min(1, yearShare * ownUseShare),
    yearShare,
  };
}
