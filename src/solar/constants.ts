/** Own use is `factor * ratio^exponent`, at most `cap`, where the ratio is production to consumption. */
interface OwnUse {
  factor: number;
  /** A share: 0.86 is 86 %. */
  cap: number;
}

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
  /** Other aids, in francs per kWp. */
  aids: readonly { amount: number }[];
  ownUse: { exponent: number; withoutBattery: OwnUse; withBattery: OwnUse };
  /** Francs per kWh sold to the grid. */
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
