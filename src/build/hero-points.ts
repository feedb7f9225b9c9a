/** The view box of the cables, in the proportions of the picture. */
const view = { width: 800, height: 600 };

/**
 * Draws a cable in whole units and relative steps, the shortest notation.
 *
 * @param cable points in per cent of the picture
 */
export function cablePath(cable: readonly (readonly [number, number])[]): string {
  const points = cable.map(([x, y]) => [
    Math.round((x * view.width) / 100),
    Math.round((y * view.height) / 100),
  ]);
  const steps = points.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? [];
    return `l${x - fromX} ${y - fromY}`;
  });
  return `M${points[0]?.join(' ')}${steps.join('')}`;
}
