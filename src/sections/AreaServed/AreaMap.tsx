import { useTranslations } from '../../context/translations';
import { placeLabels } from './labels';
import { lakeName, shoreline } from './lake';
import { projection, type Frame, type Point } from './projection';
import { schematicMap } from './schematic-map';

interface Props {
  area: Queries.AreaFragment;
}

/** The view box: all towns and names fit into it. Where the drawing is wider, the lake goes on. */
const frame: Frame = { width: 400, height: 480, left: 106, right: 84, top: 44, bottom: 44 };

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const path = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const step = (from: Point, to: Point) => `${to.x - from.x} ${to.y - from.y}`;

/** A closed curve through the middles of a ring’s sides, in whole units and from point to point: the shortest way to say it. */
function curve(ring: readonly Point[]): string {
  const middles = ring.map((point, index) => {
    const next = ring[(index + 1) % ring.length]!;
    return whole({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 });
  });
  const arcs = ring.map((point, index) => {
    const from = middles.at(index - 1)!;
    return `q${step(from, whole(point))} ${step(from, middles[index]!)}`;
  });
  return `M${pair(middles.at(-1)!)}${arcs.join('')}Z`;
}

/** The region as an electrician would draw it: the towns as terminals on lines from the base, which is live. */
export function AreaMap({ area: { regionName, base, area } }: Props) {
  const { t } = useTranslations();
  const project = projection([base, ...area], frame);
  const start = project(base);
  const { stops, lines } = schematicMap(start, area.map(project));
  const shore = shoreline(project);
  const labels = placeLabels(
    [
      { text: regionName, at: start, size: 24, letter: 0.63, gap: 19, outward: 1, overWater: true },
      ...area.map(({ town }, index) => {
        const at = stops[index]!;
        return {
          text: town,
          at,
          size: 18,
          letter: 0.5,
          gap: 15,
          outward: at.x > start.x ? 1 : -1,
        } as const;
      }),
    ],
    { lines, shore, frame },
  );
  const lake = project(lakeName.place);
  return (
    <svg
      className="area-map"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('common:area.map')}
    >
      <path className="area-map__water" d={curve(shore)} />
      <text
        className="area-map__lake"
        transform={`translate(${pair(lake)}) rotate(${lakeName.angle})`}
      >
        {t('common:area.lake')}
      </text>
      <path className="area-map__line" d={lines.map(path).join('')} />
      {stops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="area-map__stop" cx={round(x)} cy={round(y)} r="6.5" />
      ))}
      <circle className="area-map__halo" cx={round(start.x)} cy={round(start.y)} r="19" />
      <circle className="area-map__base" cx={round(start.x)} cy={round(start.y)} r="10" />
      {labels.map(({ text, x, y, anchor }, index) => (
        <text
          key={text}
          className={index === 0 ? 'area-map__region' : 'area-map__town'}
          x={round(x)}
          y={round(y)}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
