import type { Company, Coordinates, Water } from '../content/model';
import type { Language } from '../i18n/languages';

/** A point of the drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** A line through at least one point as the path of an SVG, in whole units and relative steps; `z` closes it. */
function svgPath(points: readonly Point[], end = ''): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const steps = whole.slice(1).map(({ x, y }, index) => {
    const from = whole[index]!;
    return `${x - from.x} ${y - from.y}`;
  });
  return `M${whole[0]!.x} ${whole[0]!.y}l${steps.join(' ')}${end}`;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The size of the view box, and margins without places. */
const canvas = { width: 400, height: 480, left: 106, right: 84, top: 28, bottom: 44 };

const range = (values: number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { length: high - low, middle: (low + high) / 2 };
};

/**
 * Creates the projection from places to points: north up, true to scale, as large as the canvas allows. It treats the
 * earth as flat, which is accurate enough for a region of some 50 km.
 *
 * @param places places that must fit into the canvas, at least two different ones
 */
export function projection(places: readonly Coordinates[]): (place: Coordinates) => Point {
  const north = range(places.map(({ latitude }) => latitude));
  const east = range(places.map(({ longitude }) => longitude));
  const degree = Math.cos((north.middle * Math.PI) / 180);
  const width = canvas.width - canvas.left - canvas.right;
  const height = canvas.height - canvas.top - canvas.bottom;
  const scale = Math.min(width / (east.length * degree), height / north.length);
  return ({ latitude, longitude }) => ({
    x: canvas.left + width / 2 + (longitude - east.middle) * degree * scale,
    y: canvas.top + height / 2 - (latitude - north.middle) * scale,
  });
}

const degree = Math.PI / 180;

/** Moves a stop to the nearest direction of 45° as seen from the stop before it, unless it is more than 14° off. */
function straighten(from: Point, to: Point): Point {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const direction = Math.round(angle / (45 * degree)) * 45 * degree;
  if (Math.abs(angle - direction) > 14 * degree) return to;
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const length = (to.x - from.x) * cos + (to.y - from.y) * sin;
  return { x: from.x + length * cos, y: from.y + length * sin };
}

/** The line between two stops: first along the longer axis, then at 45°. */
function connect(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const straight = Math.max(Math.abs(dx), Math.abs(dy)) - diagonal;
  if (Math.min(diagonal, straight) < 1) return [from, to];
  const corner = { x: to.x - Math.sign(dx) * diagonal, y: to.y - Math.sign(dy) * diagonal };
  return [from, corner, to];
}

/**
 * Arranges towns like a metro map: a tree of lines from the base, in directions of 45° only. Each town, the nearest
 * first, joins the stop that gives it a short way to the base without much new line. The towns move a little.
 *
 * @param towns positions of the towns, at true scale
 * @returns the stops, in the order of the towns, and the lines that connect them
 */
export function schematicMap(base: Point, towns: readonly Point[]) {
  const stops = [...towns];
  const lines: Point[][] = [];
  const joined = [{ real: base, drawn: base, length: 0 }];
  const nearestFirst = [...towns.entries()].sort(
    ([, a], [, b]) => distance(base, a) - distance(base, b),
  );
  for (const [index, real] of nearestFirst) {
    const cost = (stop: (typeof joined)[number]) => distance(stop.real, real) + 0.3 * stop.length;
    const before = joined.reduce((best, stop) => (cost(stop) < cost(best) ? stop : best));
    const drawn = straighten(before.drawn, real);
    stops[index] = drawn;
    lines.push(connect(before.drawn, drawn));
    joined.push({ real, drawn, length: before.length + distance(before.real, real) });
  }
  return { stops, lines };
}

const rounded = <Each extends Point>(point: Each) => ({
  ...point,
  x: Math.round(point.x),
  y: Math.round(point.y),
});
const pair = (point: Point) => {
  const { x, y } = rounded(point);
  return `${x} ${y}`;
};

/** Approximate width of the region's name, in bold letters of 24 units. */
const regionWidth = (text: string) => text.length * 24 * 0.6;

/** Approximate width of a town's name, in letters of 18 units. */
const townWidth = (text: string) => text.length * 18 * 0.48;

/** The name of the region above the base, to the side where it fits into the frame. */
function labelAbove({ x, y }: Point, text: string) {
  const fits = x + 17 + regionWidth(text) <= canvas.width;
  const beside = fits ? { x: x + 17, anchor: 'start' } : { x: x - 17, anchor: 'end' };
  return { text, y: y - 15, ...beside };
}

/** The side of a town's name: away from the base, or towards it where the name would leave the frame. */
function sideOf({ x }: Point, base: Point, text: string): 'left' | 'right' {
  const room = 15 + townWidth(text);
  if (x > base.x) return x + room > canvas.width ? 'left' : 'right';
  return x - room < 0 ? 'right' : 'left';
}

/** The name of a town beside its stop; `y` is the baseline of letters of 18 units. */
const labelBeside = ({ x, y }: Point, text: string, side: 'left' | 'right') =>
  side === 'right'
    ? { text, x: x + 15, y: y + 6, anchor: 'start' }
    : { text, x: x - 15, y: y + 6, anchor: 'end' };

/**
 * Draws the GraphQL type `AreaMap`: the towns served as terminals on lines from the base. A town's name is beside its
 * stop, away from the base if it fits, unless the data names the side; the region's name is above the base.
 */
export function areaMap(
  { base, area, region }: Pick<Company, 'base' | 'area' | 'region'>,
  water: Water | undefined,
  language: Language,
) {
  const project = projection([base, ...area]);
  const start = project(base);
  const { stops, lines } = schematicMap(start, area.map(project));
  const projected = (shape: readonly [number, number][] = []) =>
    shape.map(([latitude, longitude]) => project({ latitude, longitude }));
  const shore = projected(water?.shore);
  const townLabels = stops.map((stop, index) => {
    const { town, side = sideOf(stop, start, town) } = area[index]!;
    return rounded(labelBeside(stop, town, side));
  });
  return {
    viewBox: `0 0 ${canvas.width} ${canvas.height}`,
    water: water && {
      path: svgPath(shore, 'z'),
      name: water.name[language],
      nameTransform: `translate(${pair(project(water.namePlace))}) rotate(${water.nameAngle})`,
    },
    country: water?.country && svgPath(projected(water.country), 'z'),
    river: water?.river && svgPath(projected(water.river)),
    lines: lines.map((line) => svgPath(line)).join(''),
    base: rounded(start),
    stops: stops.map(rounded),
    regionLabel: rounded(labelAbove(start, region[language])),
    townLabels,
  };
}
