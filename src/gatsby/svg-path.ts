interface Point {
  x: number;
  y: number;
}

/**
 * A line through points as the path of an SVG, in whole units and relative steps: the shortest notation.
 *
 * @param points at least one
 * @param end `z` closes the line
 */
export function svgPath(points: readonly Point[], end = ''): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const steps = whole.slice(1).map(({ x, y }, index) => {
    const from = whole[index]!;
    return `${x - from.x} ${y - from.y}`;
  });
  return `M${whole[0]!.x} ${whole[0]!.y}l${steps.join(' ')}${end}`;
}
