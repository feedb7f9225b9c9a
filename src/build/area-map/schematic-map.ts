import { distance, type Point } from './geometry';

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
