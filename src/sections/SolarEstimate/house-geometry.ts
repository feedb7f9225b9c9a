import { radians } from './sun-geometry';

/** The drawn house, in metres: `x` along the ridge, `y` from the roof's front to its back, `z` up. */
export type Point = readonly [x: number, y: number, z: number];

/** Width of the house, and length of the slope from eaves to ridge, m. */
export const houseSize = { width: 13, slope: 8.2 };

/** The middle of the house from front to back, m. */
const middle = 4.5;

/** View of the house: angles in degrees, scale in px per metre, origin in px. */
const camera = { turn: -34, height: 24, scale: 21.5, x: 312, y: 372 };

/** Projection of a direction into the picture, px. */
function direction([x, y, z]: Point): [number, number] {
  const turn = radians(camera.turn);
  const right = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  const up = z * Math.cos(radians(camera.height)) + away * Math.sin(radians(camera.height));
  return [right * camera.scale, -up * camera.scale];
}

/** Projection of a point into the picture, px. The middle of the ground floor stays in place. */
export function project([x, y, z]: Point): [number, number] {
  const [right, down] = direction([x - houseSize.width / 2, y - middle, z]);
  return [camera.x + right, camera.y + down];
}

/** The `points` of a polygon with these corners. */
export const polygon = (...points: Point[]) =>
  points
    .map((point) =>
      project(point)
        .map((each) => each.toFixed(1))
        .join(),
    )
    .join(' ');

/** Transform of a flat face with these edges, whose content is drawn in metres. */
export const faceTransform = (origin: Point, across: Point, along: Point) =>
  `matrix(${[...direction(across), ...direction(along), ...project(origin)]
    .map((each) => each.toFixed(3))
    .join(' ')})`;

/** Linear interpolation through `places` at `at`. */
function interpolate(
  places: readonly (readonly [at: number, value: number])[],
  at: number,
): number {
  const end = places.findIndex(([place]) => place >= at);
  const [from, to] = [places[Math.max(0, end - 1)], places[Math.max(0, end)]];
  if (!from || !to || from === to) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

/** Shape of a house by the tilt of its front roof in degrees; 90 is a façade. */
export function shapeOf(tilt: number) {
  const eaves = interpolate([[0, 5], [15, 4.2], [60, 2.5], [90, 0.7]], tilt); // oxfmt-ignore
  const depth = interpolate([[0, 8.2], [15, 9.8], [30, 10.6], [45, 9.6], [60, 8.4], [90, 6.4]], tilt); // oxfmt-ignore
  const ridge = {
    y: houseSize.slope * Math.cos(radians(tilt)),
    z: eaves + houseSize.slope * Math.sin(radians(tilt)),
  };
  const back = interpolate([[0, 5], [15, 4.2], [60, 2.5], [90, ridge.z]], tilt); // oxfmt-ignore
  return { eaves, depth, ridge, back, slope: [0, ridge.y / houseSize.slope, (ridge.z - eaves) / houseSize.slope] as Point }; // oxfmt-ignore
}

/** Rows and columns of panels on the roof: room for 200 m², 2 m² each. */
const grid = { rows: 6, columns: 17 };

/** Room of a panel on the slope, with the gap around it, m. */
export const cell = {
  width: houseSize.width / grid.columns,
  height: houseSize.slope / grid.rows,
};

/** Area of a drawn panel, m². */
const panelArea = 2;

/** Number of rows filled before the ones below them. */
const firstRows = 3;

/** Positions of the panels in filling order: outwards from the middle, upper rows first. */
const places = Array.from({ length: grid.rows * grid.columns }, (_, index) => ({
  row: Math.floor(index / grid.columns),
  column: index % grid.columns,
})).sort((a, b) => rank(a) - rank(b));

function rank({ row, column }: { row: number; column: number }): number {
  const middleColumn = (grid.columns - 1) / 2 - 0.1;
  const band = Math.max(0, row - firstRows + 1);
  return band * 100 + Math.abs(column - middleColumn) + row / 100;
}

/** Positions of the panels for an area in m². */
export const panelsOf = (area: number) => places.slice(0, Math.round(area / panelArea));
