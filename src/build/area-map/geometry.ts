/** A point of the drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a line, close enough that no letter fits between two of them. */
export function pointsAlong(line: readonly Point[]): Point[] {
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
