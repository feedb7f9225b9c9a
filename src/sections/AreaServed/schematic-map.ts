import type { Point } from './projection';

/** A line of the network: three pieces at most, each horizontal, vertical or at 45°. */
export type Line = Point[];

/** How far the slope of a line may be bent so that it needs no corner, in degrees. */
const tolerance = 14;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves a stop to the nearest direction of 45° as seen from the stop before it, if it is nearly there. */
function straighten(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const direction = Math.round(angle / 45) * 45;
  if (Math.abs(angle - direction) > tolerance) return to;
  if (direction % 180 === 0) return { x: to.x, y: from.y };
  if (direction % 90 === 0) return { x: from.x, y: to.y };
  const step = (Math.abs(dx) + Math.abs(dy)) / 2;
  return { x: from.x + Math.sign(dx) * step, y: from.y + Math.sign(dy) * step };
}

/** The way between two stops: first along the longer axis, then at 45°. */
function way(from: Point, to: Point): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const straight = Math.abs(dx) - Math.abs(dy);
  if (Math.abs(straight) < 1 || Math.min(Math.abs(dx), Math.abs(dy)) < 1) return [from, to];
  const corner =
    straight > 0
      ? { x: from.x + Math.sign(dx) * straight, y: from.y }
      : { x: from.x, y: from.y - Math.sign(dy) * straight };
  return [from, corner, to];
}

/**
 * Lays towns out like a tram map: a tree of lines from the base, in directions of 45° only. Each town, the nearest
 * first, joins the stop that makes its way to the base short without much new line. The towns move a little.
 *
 * @param base where all lines start
 * @param towns where the towns are, at true scale
 * @returns the stops, in the order of the towns, and the lines that connect them
 */
export function schematicMap(
  base: Point,
  towns: readonly Point[],
): { stops: Point[]; lines: Line[] } {
  const stops: Point[] = [...towns];
  const lines: Line[] = [];
  const joined = [{ real: base, drawn: base, length: 0 }];
  const order = towns
    .map((_, index) => index)
    .sort((a, b) => distance(base, towns[a]!) - distance(base, towns[b]!));
  for (const index of order) {
    const real = towns[index]!;
    const cost = (stop: (typeof joined)[number]) => distance(stop.real, real) + 0.3 * stop.length;
    const before = joined.reduce((best, stop) => (cost(stop) < cost(best) ? stop : best));
    const drawn = straighten(before.drawn, real);
    stops[index] = drawn;
    lines.push(way(before.drawn, drawn));
    joined.push({ real, drawn, length: before.length + distance(before.real, real) });
  }
  return { stops, lines };
}
