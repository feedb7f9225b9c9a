import { outline } from './outline';

/** The view box of the cables, in the proportions of the picture. */
const view = { width: 800, height: 600 };

/** Draws a cable whose points are in per cent of the picture. */
export function cablePath(cable: readonly (readonly [number, number])[]): string {
  return outline(
    cable.map(([x, y]) => ({ x: (x * view.width) / 100, y: (y * view.height) / 100 })),
  );
}
