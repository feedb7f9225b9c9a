/** Orientations of a roof, best first; east and west have the same yield. */
export const orientations = ['south', 'south-east', 'east', 'north-east', 'north'] as const;
export type Orientation = (typeof orientations)[number];

/** Tilts of a roof in degrees: 0 is flat, 90 a façade. */
export const tilts = [0, 15, 30, 45, 60, 90] as const;
export type Tilt = (typeof tilts)[number];

/** A visitor's data on the roof and the household. */
export interface SolarInputs {
  /** m² */
  area: number;
  tilt: Tilt;
  orientation: Orientation;
  /** kWh per year */
  consumption: number;
  battery: boolean;
  /** Centimes per kWh bought. */
  price: number;
}

/** Bounds of a number, and the step between two of its values. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

/** Ranges of the inputs: m², kWh per year, centimes per kWh. */
export const ranges = {
  area: { min: 10, max: 200, step: 1 },
  consumption: { min: 500, max: 100_000, step: 1 },
  price: { min: 5, max: 100, step: 0.01 },
} as const satisfies Record<string, Range>;

/** Default inputs. Consumption and price come from the data. */
export const defaultInputs = (known: Pick<SolarInputs, 'consumption' | 'price'>): SolarInputs => ({
  area: 30,
  tilt: 30,
  orientation: 'south',
  battery: false,
  ...known,
});

/** Battery capacity in kWh for a household's consumption in kWh per year. */
export const batteryCapacity = (consumption: number) => consumption / 1000;

const parseNumber = (text: string | null, { min, max, step }: Range) => {
  const pattern = step < 1 ? /^\d{1,6}(\.\d+)?$/ : /^\d{1,6}$/;
  const value = text !== null && pattern.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
};

const parseChoice = <Choice>(text: string | null, choices: readonly Choice[]) =>
  choices.find((choice) => String(choice) === text);

/** Reads the inputs from an address. Missing or invalid values become the default. */
export const parseInputs = (query: URLSearchParams, defaults: SolarInputs): SolarInputs => ({
  area: parseNumber(query.get('area'), ranges.area) ?? defaults.area,
  tilt: parseChoice(query.get('tilt'), tilts) ?? defaults.tilt,
  orientation: parseChoice(query.get('orientation'), orientations) ?? defaults.orientation,
  consumption: parseNumber(query.get('use'), ranges.consumption) ?? defaults.consumption,
  battery: parseChoice(query.get('battery'), [true, false]) ?? defaults.battery,
  price: parseNumber(query.get('price'), ranges.price) ?? defaults.price,
});

/**
 * Query for {@link parseInputs}, with `?`, or empty: only values that differ from the defaults.
 *
 * @param others query whose other parameters it keeps
 */
export function inputsQuery(inputs: SolarInputs, defaults: SolarInputs, others = ''): string {
  const query = new URLSearchParams(others);
  for (const name of Object.keys(defaults) as (keyof SolarInputs)[]) {
    const parameter = name === 'consumption' ? 'use' : name;
    if (inputs[name] === defaults[name]) query.delete(parameter);
    else query.set(parameter, String(inputs[name]));
  }
  const text = query.toString();
  return text && `?${text}`;
}
