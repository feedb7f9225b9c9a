/** The drawn house, in metres: `x` along the ridge, `y` from the roof's front to its back, `z` up. */
export type Point = readonly [x: number, y: number, z: number];

/** Width of the house, and the way from the eaves to the ridge, m. */
export const size = { width: 13, slope: 8.2 };

/** The middle of the house from front to back, m. */
const middle = 4.5;

/** How the house is looked at, degrees, and px per metre. */
const view = { turn: -34, height: 24, scale: 21.5, x: 312, y: 372 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a direction in space leads in the picture, px. */
function direction([x, y, z]: Point): [number, number] {
  const turn = radians(view.turn);
  const right = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  const up = z * Math.cos(radians(view.height)) + away * Math.sin(radians(view.height));
  return [right * view.scale, -up * view.scale];
}

/** Where a point is in the picture, px. The middle of the ground floor stays in place. */
export function project([x, y, z]: Point): [number, number] {
  const [right, down] = direction([x - size.width / 2, y - middle, z]);
  return [view.x + right, view.y + down];
}

export const polygon = (...points: Point[]) =>
  points
    .map((point) =>
      project(point)
        .map((each) => each.toFixed(1))
        .join(),
    )
    .join(' ');

/** The transform of a flat face with these edges, so that what is on it is drawn in metres. */
export const faceTransform = (origin: Point, across: Point, along: Point) =>
  `matrix(${[...direction(across), ...direction(along), ...project(origin)]
    .map((each) => each.toFixed(3))
    .join(' ')})`;

/** The value at `at` of a line through these places. */
function through(places: readonly (readonly [at: number, value: number])[], at: number): number {
  const end = places.findIndex(([place]) => place >= at);
  const [from, to] = [places[Math.max(0, end - 1)], places[Math.max(0, end)]];
  if (!from || !to || from === to) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

/** The shape of the house whose front roof has a tilt in degrees: 90 is a façade. */
export function shapeOf(tilt: number) {
  const eaves = through([[0, 5], [15, 4.2], [60, 2.5], [90, 0.7]], tilt); // oxfmt-ignore
  const depth = through([[0, 8.2], [15, 9.8], [30, 10.6], [45, 9.6], [60, 8.4], [90, 6.4]], tilt); // oxfmt-ignore
  const ridge = {
    y: size.slope * Math.cos(radians(tilt)),
    z: eaves + size.slope * Math.sin(radians(tilt)),
  };
  const back = through([[0, 5], [15, 4.2], [60, 2.5], [90, ridge.z]], tilt); // oxfmt-ignore
  return { eaves, depth, ridge, back, slope: [0, ridge.y / size.slope, (ridge.z - eaves) / size.slope] as Point }; // oxfmt-ignore
}

/** Rows and columns of panels on the roof: room for 200 m², 2 m² each. */
export const grid = { rows: 6, columns: 17 };

/** m² of a drawn panel. */
const panelArea = 2;

/** Rows that fill before the ones below them. */
const firstRows = 3;

/** Places of the panels in the order in which they fill the roof: out from the middle, the upper rows first. */
const places = Array.from({ length: grid.rows * grid.columns }, (_, index) => ({
  row: Math.floor(index / grid.columns),
  column: index % grid.columns,
})).sort((a, b) => rank(a) - rank(b));

function rank({ row, column }: { row: number; column: number }): number {
  const middleColumn = (grid.columns - 1) / 2 - 0.1;
  const band = Math.max(0, row - firstRows + 1);
  return band * 100 + Math.abs(column - middleColumn) + row / 100;
}

/** Places of the panels of an area in m². */
export const panelsOf = (area: number) => places.slice(0, Math.round(area / panelArea));
