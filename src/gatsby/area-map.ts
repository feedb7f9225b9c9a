import type { Company, Coordinates, Water } from '../content/model';
import type { Language } from '../i18n/languages';
import { svgPath } from './svg-path';

/** A point of the drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a line, close enough that no letter fits between two of them. */
function pointsAlong(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]!;
    const count = Math.ceil(distance(from, to) / 4);
    return Array.from({ length: count + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}

/** Whether a polygon contains a point (ray casting). */
export function encloses(polygon: readonly Point[], { x, y }: Point): boolean {
  const crossings = polygon.filter((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!;
    return (
      from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    );
  });
  return crossings.length % 2 === 1;
}

/** The size of the view box, and the margins that stay free of places. */
const canvas = { width: 400, height: 480, left: 106, right: 84, top: 28, bottom: 44 };

const range = (values: number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { length: high - low, middle: (low + high) / 2 };
};

/**
 * Makes the function that turns places into points: north up, true to scale, as large as the canvas allows. The earth
 * counts as flat, which holds for a region of some 50 km.
 *
 * @param places what has to fit into the canvas, at least two different places
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
 * Lays towns out like a metro map: a tree of lines from the base, in directions of 45° only. Each town, the nearest
 * first, joins the stop that makes its way to the base short without much new line. The towns move a little.
 *
 * @param towns where the towns are, at true scale
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

/** The name of a stop: lengths in units of the view box, the mean width of a letter in font sizes. */
interface Name {
  text: string;
  stop: Point;
  fontSize: number;
  letter: number;
  /** From the centre of the stop to the nearest letter. */
  gap: number;
}

/** Height of a capital letter, in font sizes (Source Sans 3 and Sora). */
const capital = 0.66;

/** Where a label may stand, the best place first: away from the base (1) or not (-1), and beside, above or below. */
const positions = [0, -1, 1].flatMap((rise) => [1, -1].map((side) => ({ side, rise })));

function labelAt({ text, stop, fontSize, letter, gap }: Name, side: number, rise: number) {
  const x = stop.x + side * (rise === 0 ? gap : gap * 0.9);
  const end = x + side * text.length * letter * fontSize;
  const y = stop.y + rise * (gap * 0.35 + fontSize * capital) + (fontSize * capital) / 2;
  const [left, right] = [Math.min(x, end), Math.max(x, end)];
  return {
    text,
    x,
    y,
    anchor: side > 0 ? 'start' : 'end',
    left,
    right,
    top: y - fontSize * capital,
  };
}

type Box = ReturnType<typeof labelAt>;

const overlap = (a: Box, b: Box) =>
  a.left < b.right + 6 && b.left < a.right + 6 && a.top < b.y + 8 && b.top < a.y + 8;

const leavesFrame = ({ left, right, top, y }: Box) =>
  left < 4 || right > canvas.width - 4 || top < 4 || y > canvas.height - 4;

const covers = ({ left, right, top, y: bottom }: Box, { x, y }: Point, margin: number) =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;

const isOver = ({ left, right, top, y }: Box, polygon: readonly Point[]) =>
  [left, (left + right) / 2, right].some((x) =>
    [top, y].some((each) => encloses(polygon, { x, y: each })),
  );

/**
 * Places each name where it covers least: another name or the edge of the canvas is worst, then a line or a stop, then
 * water, which the base's name may cover.
 *
 * @param names the base's first; who comes first chooses first
 * @param shore the polygon of the water, empty without water
 * @returns the labels, in the order of the names; `y` is the baseline
 */
export function placeLabels(
  names: readonly Name[],
  lines: readonly Point[][],
  shore: readonly Point[],
) {
  const onLines = lines.flatMap(pointsAlong);
  const placed: Box[] = [];
  for (const name of names) {
    const isBase = name === names[0];
    const outward = isBase || name.stop.x > names[0]!.stop.x ? 1 : -1;
    const cost = (box: Box) =>
      100 * placed.filter((other) => overlap(box, other)).length +
      100 * Number(leavesFrame(box)) +
      10 * Number(onLines.some((point) => covers(box, point, 2))) +
      10 * names.filter(({ stop }) => stop !== name.stop && covers(box, stop, 8)).length +
      Number(!isBase && isOver(box, shore));
    const boxes = positions.map(({ side, rise }) => labelAt(name, side * outward, rise));
    placed.push(boxes.reduce((best, next) => (cost(next) < cost(best) ? next : best)));
  }
  return placed.map(({ text, x, y, anchor }) => ({ text, x, y, anchor }));
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

/** Draws the GraphQL type `AreaMap`: the towns served as terminals on lines from the base. */
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
  const names = [
    { text: region[language], stop: start, fontSize: 24, letter: 0.63, gap: 19 },
    ...stops.map((stop, index) => ({
      text: area[index]!.town,
      stop,
      fontSize: 18,
      letter: 0.5,
      gap: 15,
    })),
  ];
  const [regionLabel, ...townLabels] = placeLabels(names, lines, shore).map(rounded);
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
    regionLabel,
    townLabels,
  };
}
