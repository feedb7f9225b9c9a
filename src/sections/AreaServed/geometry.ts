import type { Point } from './projection';

/** A rectangle of the drawing, in units of its view box. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a box, widened by a margin, has a point inside. */
export const inside = ({ left, right, top, bottom }: Box, { x, y }: Point, margin: number) =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;

/** Whether two boxes come closer than words should. */
export const overlap = (a: Box, b: Box) =>
  a.left < b.right + 6 && b.left < a.right + 6 && a.top < b.bottom + 8 && b.top < a.bottom + 8;

/** Points along lines, close enough that no letter slips between two of them. */
export function along(lines: readonly Point[][]): Point[] {
  return lines.flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index]!;
      const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
      return Array.from({ length: count + 1 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / count,
        y: from.y + ((to.y - from.y) * step) / count,
      }));
    }),
  );
}

/** The corners of a box and the middles of its long sides. */
export const corners = ({ left, right, top, bottom }: Box): Point[] =>
  [left, (left + right) / 2, right].flatMap((x) => [
    { x, y: top },
    { x, y: bottom },
  ]);

/** Whether a ring has a point inside: a ray from there to the right crosses it an odd number of times. */
export function within(ring: readonly Point[], { x, y }: Point): boolean {
  const crossings = ring.filter((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    return (
      from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    );
  });
  return crossings.length % 2 === 1;
}
