import type { SolarConstants } from '../../src/solar/estimate';
import { orientations, type SolarInputs } from '../../src/solar/inputs';

const factors = (...percents: number[]) =>
  orientations.map((orientation, index) => ({ orientation, percent: percents[index]! }));

/** Constants of autumn 2026, hard-coded so that changes of the data do not change the expected results. */
export const solarConstants: SolarConstants = {
  yieldPerArea: 165,
  yieldPerPower: 1050,
  costs: {
    power: 5,
    exponent: 0.75,
    installation: 13000,
    running: 0.01,
  },
  battery: { price: 900, life: 12 },
  yieldFactors: [
    { tilt: 0, factors: factors(90, 90, 90, 90, 90) },
    { tilt: 15, factors: factors(97, 95, 88, 81, 78) },
    { tilt: 30, factors: factors(100, 95, 83, 70, 65) },
    { tilt: 45, factors: factors(98, 92, 77, 60, 52) },
    { tilt: 60, factors: factors(92, 85, 70, 52, 41) },
    { tilt: 90, factors: factors(67, 64, 53, 39, 32) },
  ],
  grant: {
    minimumPower: 2,
    tiers: [
      { upTo: 30, amount: 360 },
      { upTo: 100, amount: 300 },
    ],
  },
  aids: [
    {
      basis: 'grant',
      tiers: [
        { from: 0, amount: 25 },
        { from: 30, amount: 15 },
      ],
      upTo: 100,
    },
    { basis: 'battery', tiers: [{ from: 0, amount: 130 }], upTo: 15 },
  ],
  ownUse: {
    exponent: -0.75,
    withoutBattery: { factor: 0.38, cap: 0.86 },
    withBattery: { factor: 0.6, cap: 0.95 },
  },
  priceSold: 10.96,
  serviceLife: 30,
  energyPayback: 1.2,
  productionSpread: 0.1,
  paybackSpread: 0.15,
};

/** Default roof of the estimate: 30 m² to the south. */
export const firstRoof: SolarInputs = {
  area: 30,
  tilt: 30,
  orientation: 'south',
  consumption: 4500,
  battery: false,
  price: 22.96,
};
