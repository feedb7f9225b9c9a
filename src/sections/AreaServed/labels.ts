import { along, corners, inside, overlap, within, type Box } from './geometry';
import type { Point } from './projection';

/** The name of a stop, its size in units of the view box. */
export interface Name {
  text: string;
  at: Point;
  /** Font size. */
  size: number;
  /** Mean width of a letter, in font sizes. */
  letter: number;
  /** From the stop’s centre to the nearest letter. */
  gap: number;
  /** Where it stands if nothing is in the way: 1 to the right, -1 to the left. */
  outward: 1 | -1;
  /** Whether the name may stand on water. */
  overWater?: boolean;
}

export interface Label {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'end';
}

/** Height of a capital, in font sizes (Source Sans 3 and Sora). */
const capital = 0.66;

/** Horizontally 1 is outward; vertically -1 is above, 1 below. The best side first. */
const sides = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

function boxAt(
  { text, at, size, letter, gap, outward }: Name,
  [direction, rise]: (typeof sides)[number],
): Box {
  const side = direction * outward;
  const near = at.x + side * (rise === 0 ? gap : gap * 0.9);
  const far = near + side * text.length * letter * size;
  const middle = at.y + rise * (gap * 0.35 + size * capital);
  return {
    left: Math.min(near, far),
    right: Math.max(near, far),
    top: middle - (size * capital) / 2,
    bottom: middle + (size * capital) / 2,
  };
}

/**
 * Gives each name the side of its stop where it covers least: never another name or the frame if there is another way,
 * rather water than a line.
 *
 * @param names in the order of their right to choose
 * @param lines what names should not cross
 * @param shore the ring around the water, where names stand only if they have to
 * @param frame the view box’s size
 */
export function placeLabels(
  names: readonly Name[],
  {
    lines,
    shore,
    frame,
  }: { lines: readonly Point[][]; shore: Point[]; frame: { width: number; height: number } },
): Label[] {
  const line = along(lines);
  const taken: Box[] = [];
  return names.map((name) => {
    const cost = (box: Box) =>
      100 * taken.filter((other) => overlap(box, other)).length +
      100 *
        Number(
          box.left < 4 ||
            box.right > frame.width - 4 ||
            box.top < 4 ||
            box.bottom > frame.height - 4,
        ) +
      10 * names.filter(({ at }) => at !== name.at && inside(box, at, 8)).length +
      10 * Number(line.some((point) => inside(box, point, 2))) +
      Number(!name.overWater && corners(box).some((point) => within(shore, point)));
    const best = sides.reduce((chosen, side) =>
      cost(boxAt(name, side)) < cost(boxAt(name, chosen)) ? side : chosen,
    );
    const box = boxAt(name, best);
    taken.push(box);
    const anchor = best[0] * name.outward > 0 ? 'start' : 'end';
    return { text: name.text, x: anchor === 'start' ? box.left : box.right, y: box.bottom, anchor };
  });
}
