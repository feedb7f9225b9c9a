/** Orientations of a roof, the best first; east and west give the same. */
export const orientations = ['south', 'south-east', 'east', 'north-east', 'north'] as const;
export type Orientation = (typeof orientations)[number];

/** Tilts of a roof in degrees: 0 is flat, 90 a façade. */
export const tilts = [0, 15, 30, 45, 60, 90] as const;
export type Tilt = (typeof tilts)[number];

/** What a visitor says of the roof and the household. */
export interface SolarInputs {
  /** m² */
  area: number;
  tilt: Tilt;
  orientation: Orientation;
  /** kWh per year */
  consumption: number;
  battery: boolean;
  /** Francs per kWh bought. */
  price: number;
}
