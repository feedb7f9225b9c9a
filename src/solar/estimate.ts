import { batteryCapacity, type SolarInputs } from './inputs';

/** Own use is `factor * ratio^exponent`, at most `cap`, where the ratio is production to consumption. */
interface OwnUse {
  factor: number;
  /** A share: 0.86 is 86 %. */
  cap: number;
}

/** What a canton, a town or a utility pays besides the federal grant. */
export interface Aid {
  /**
   * What the amounts are of: per cent of the federal grant, francs per kWp of the panels, or francs per kWh of the battery's
   * capacity.
   */
  basis: AidBasis;
  /** The amount from so many kWp (of a battery: kWh) on, smallest first. It counts for the whole size. */
  tiers: readonly { from: number; amount: number }[];
  /** kWp, of a battery kWh: nothing for a larger size. */
  upTo: number;
}

/** What the amounts of an aid can be of, see {@link Aid}. */
export const aidBases = ['grant', 'power', 'battery'] as const;
export type AidBasis = (typeof aidBases)[number];

/** What the estimate takes as known. The values, their sources and dates are in data/solar.json and data/figures.json. */
export interface SolarConstants {
  /** kWh per m² and year, in the best position. */
  yieldPerArea: number;
  /** kWh per kWp and year, in the best position. */
  yieldPerPower: number;
  /** Francs with VAT for an installation of so many kWp; for another power they change with it to the exponent. */
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
    /** Francs per kWp for the power up to so many kWp, lowest first; nothing for the power above the last. */
    tiers: readonly { upTo: number; amount: number }[];
  };
  /** Other aids, each added. */
  aids: readonly Aid[];
  ownUse: { exponent: number; withoutBattery: OwnUse; withBattery: OwnUse };
  /** Centimes per kWh sold to the grid. */
  priceSold: number;
  /** Years. */
  serviceLife: number;
  /** Years until the panels have given the energy of their making. */
  energyPayback: number;
  /** How far the production may be off either way: 0.1 is 10 %. */
  productionSpread: number;
  /** How far the time to pay back may be off either way: 0.15 is 15 %. */
  paybackSpread: number;
}

/** What is left when everything paid until then comes out of the savings, francs, in hundreds; below 0, what is missing. */
export interface Balance {
  value: number;
  /** If paying back takes longer than expected. */
  from: number;
  /** If it takes less time. */
  to: number;
}

/** What a roof would give, in a year unless it says otherwise. Shares are fractions: 0.35 is 35 %. */
export interface EstimateResult {
  /** kWh, whole. */
  production: { value: number; from: number; to: number };
  /** kWp, not rounded. */
  power: number;
  /** Francs with VAT, before aid, in hundreds; the battery is in it. */
  price: number;
  /** kWh, not rounded, and francs of the price, in hundreds. */
  battery: { capacity: number; price: number } | undefined;
  /** Francs of aid, in hundreds; never above the price. */
  aid: number;
  /** Francs, in tens; before upkeep. */
  saving: number;
  /** Whole years in which the savings are as much as the price after aid. Both are Infinity if nothing is saved. */
  payback: { from: number; to: number };
  /** After the first year to the last of the service life, with upkeep, inverters and batteries, without tax and interest. */
  balances: readonly Balance[];
  /** The part of the production that the household uses itself. */
  ownUseShare: number;
  /** The part of the consumption that comes from the roof, at most 1. */
  coveredShare: number;
  /** Production in proportion to consumption, which can be above 1. */
  yearShare: number;
  /** The same before rounding: kWh, francs, years. The price is without the battery. */
  exact: Record<'production' | 'price' | 'battery' | 'aid' | 'saving' | 'payback', number> & {
    /** The federal grant, francs. */
    grant: number;
    /** Each of the other aids, francs, in the order of the constants. */
    aids: readonly number[];
  };
}

/** Adding 0 makes a 0 of -0. */
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

/** What another aid pays, francs. `sizes` is what its amounts are of: the federal grant in francs, kWp, kWh. */
function aidFor({ basis, tiers, upTo }: Aid, sizes: Record<AidBasis, number>): number {
  const size = basis === 'battery' ? sizes.battery : sizes.power;
  const amount = size > upTo ? 0 : (tiers.findLast(({ from }) => size >= from)?.amount ?? 0);
  return (amount * sizes[basis]) / (basis === 'grant' ? 100 : 1);
}

/** Francs to pay for an installation: at once, each year, and each time that a part has reached the end of its life. */
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

/** Whether something is left, and whether that is certain within the range. */
export function signOf({ from, to }: Balance): 'positive' | 'uncertain' | 'negative' {
  if (from >= 0) return 'positive';
  return to < 0 ? 'negative' : 'uncertain';
}

/**
 * Estimates the production, cost and savings of solar panels on a roof.
 *
 * It is an order of magnitude. It leaves out tax, interest, shade, heavier roofs, scaffolding and the ageing of the
 * panels, and takes the prices of today for all years. Upkeep and what has to be replaced are in the balances alone.
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
  // A household cannot use more of its own than it uses at all.
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
