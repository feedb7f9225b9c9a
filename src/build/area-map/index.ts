import type { Language } from '../../i18n/languages';
import type { Company, Water } from '../model';
import type { Point } from './geometry';
import { placeLabels } from './labels';
import { canvas, projection } from './projection';
import { schematicMap } from './schematic-map';

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = <Each extends Point>(point: Each) => ({
  ...point,
  x: round(point.x),
  y: round(point.y),
});
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const path = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;

/** A closed curve through the middles of a polygon's sides, in whole units and relative steps: the shortest notation. */
function curve(polygon: readonly Point[]): string {
  const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const step = (from: Point, to: Point) => `${to.x - from.x} ${to.y - from.y}`;
  const middles = polygon.map((point, index) => {
    const next = polygon[(index + 1) % polygon.length]!;
    return whole({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 });
  });
  const arcs = polygon.map((point, index) => {
    const from = middles.at(index - 1)!;
    return `q${step(from, whole(point))} ${step(from, middles[index]!)}`;
  });
  return `M${pair(middles.at(-1)!)}${arcs.join('')}Z`;
}

/** Draws the GraphQL type `AreaMap`: the towns served as terminals on lines from the base. */
export function areaMap(
  { base, area, region }: Pick<Company, 'base' | 'area' | 'region'>,
  water: Water | undefined,
  language: Language,
) {
  const project = projection([base, ...area]);
  const start = project(base);
  const { stops, lines } = schematicMap(start, area.map(project));
  const shore = water?.shore.map(([latitude, longitude]) => project({ latitude, longitude })) ?? [];
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
      path: curve(shore),
      name: water.name[language],
      nameTransform: `translate(${pair(project(water.namePlace))}) rotate(${water.nameAngle})`,
    },
    lines: lines.map(path).join(''),
    base: rounded(start),
    stops: stops.map(rounded),
    regionLabel,
    townLabels,
  };
}
