import type { Language } from '../../i18n/languages';
import type { Company, Water } from '../../content/model';
import { svgPath } from '../../gatsby/svg-path';
import type { Point } from './geometry';
import { placeLabels } from './labels';
import { canvas, projection } from './projection';
import { schematicMap } from './schematic-map';

const rounded = <Each extends Point>(point: Each) => ({
  ...point,
  x: Math.round(point.x),
  y: Math.round(point.y),
});
const pair = (point: Point) => {
  const { x, y } = rounded(point);
  return `${x} ${y}`;
};

/** Draws the GraphQL type `AreaMap`: the towns served as terminals on lines from the base. */
export function areaMap(
  { base, area, region }: Pick<Company, 'base' | 'area' | 'region'>,
  water: Water | undefined,
  language: Language,
) {
  const project = projection([base, ...area]);
  const start = project(base);
  const { stops, lines } = schematicMap(start, area.map(project));
  const projected = (shape: readonly [number, number][] = []) =>
    shape.map(([latitude, longitude]) => project({ latitude, longitude }));
  const shore = projected(water?.shore);
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
      path: svgPath(shore, 'z'),
      name: water.name[language],
      nameTransform: `translate(${pair(project(water.namePlace))}) rotate(${water.nameAngle})`,
    },
    country: water?.country && svgPath(projected(water.country), 'z'),
    river: water?.river && svgPath(projected(water.river)),
    lines: lines.map((line) => svgPath(line)).join(''),
    base: rounded(start),
    stops: stops.map(rounded),
    regionLabel,
    townLabels,
  };
}
