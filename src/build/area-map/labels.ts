import { encloses, pointsAlong, type Point } from './geometry';
import { canvas } from './projection';

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
