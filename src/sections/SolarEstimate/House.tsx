import { radians } from './sun-geometry';
import './House.scss';

/** The drawn house, in metres: `x` along the ridge, `y` from the roof's front to its back, `z` up. */
export type Point = readonly [x: number, y: number, z: number];

/** Width of the house, and length of the slope from eaves to ridge, m. */
export const houseSize = { width: 13, slope: 8.2 };

/** The middle of the house from front to back, m. */
const middle = 4.5;

/** View of the house: angles in degrees, scale in px per metre, origin in px. */
const camera = { turn: -34, height: 24, scale: 21.5, x: 312, y: 372 };

/** Projection of a direction into the picture, px. */
function direction([x, y, z]: Point): [number, number] {
  const turn = radians(camera.turn);
  const right = x * Math.cos(turn) - y * Math.sin(turn);
  const away = x * Math.sin(turn) + y * Math.cos(turn);
  const up = z * Math.cos(radians(camera.height)) + away * Math.sin(radians(camera.height));
  return [right * camera.scale, -up * camera.scale];
}

/** Projection of a point into the picture, px. The middle of the ground floor stays in place. */
export function project([x, y, z]: Point): [number, number] {
  const [right, down] = direction([x - houseSize.width / 2, y - middle, z]);
  return [camera.x + right, camera.y + down];
}

const polygon = (...points: Point[]) =>
  points
    .map((point) =>
      project(point)
        .map((each) => each.toFixed(1))
        .join(),
    )
    .join(' ');

/** Transform of a flat face with these edges, whose content is drawn in metres. */
const faceTransform = (origin: Point, across: Point, along: Point) =>
  `matrix(${[...direction(across), ...direction(along), ...project(origin)]
    .map((each) => each.toFixed(3))
    .join(' ')})`;

/** Linear interpolation through `places` at `at`. */
function interpolate(
  places: readonly (readonly [at: number, value: number])[],
  at: number,
): number {
  const end = places.findIndex(([place]) => place >= at);
  const [from, to] = [places[Math.max(0, end - 1)], places[Math.max(0, end)]];
  if (!from || !to || from === to) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

/** Shape of a house by the tilt of its front roof in degrees; 90 is a façade. */
export function shapeOf(tilt: number) {
  const eaves = interpolate([[0, 5], [15, 4.2], [60, 2.5], [90, 0.7]], tilt); // oxfmt-ignore
  const depth = interpolate([[0, 8.2], [15, 9.8], [30, 10.6], [45, 9.6], [60, 8.4], [90, 6.4]], tilt); // oxfmt-ignore
  const ridge = {
    y: houseSize.slope * Math.cos(radians(tilt)),
    z: eaves + houseSize.slope * Math.sin(radians(tilt)),
  };
  const back = interpolate([[0, 5], [15, 4.2], [60, 2.5], [90, ridge.z]], tilt); // oxfmt-ignore
  return { eaves, depth, ridge, back, slope: [0, ridge.y / houseSize.slope, (ridge.z - eaves) / houseSize.slope] as Point }; // oxfmt-ignore
}

/** Rows and columns of panels on the roof: room for 200 m², 2 m² each. */
const grid = { rows: 6, columns: 17 };

/** Area of a drawn panel, m². */
const panelArea = 2;

/** Number of rows filled before the ones below them. */
const firstRows = 3;

/** Positions of the panels in filling order: outwards from the middle, upper rows first. */
const places = Array.from({ length: grid.rows * grid.columns }, (_, index) => ({
  row: Math.floor(index / grid.columns),
  column: index % grid.columns,
})).sort((a, b) => rank(a) - rank(b));

function rank({ row, column }: { row: number; column: number }): number {
  const middleColumn = (grid.columns - 1) / 2 - 0.1;
  const band = Math.max(0, row - firstRows + 1);
  return band * 100 + Math.abs(column - middleColumn) + row / 100;
}

/** Positions of the panels for an area in m². */
export const panelsOf = (area: number) => places.slice(0, Math.round(area / panelArea));

const { width, slope } = houseSize;

/** Windows of the front from left to right, m. The door is in the middle. */
const windows = [1, 3.4, 8.2, 10.6];

/** Below this height of the eaves, m, the front has no room for windows. */
const roomForWindows = 2;
const cell = { width: width / grid.columns, height: slope / grid.rows };
const gap = 0.07;

/** A length in metres, without the digits that no screen shows. */
const toMillimetre = (length: number) => Number(length.toFixed(3));

const panel = {
  width: toMillimetre(cell.width - gap),
  height: toMillimetre(cell.height - gap),
};

/** Maximum height of windows and doors, m: a façade's wall is as high as its panels. */
const highestStorey = 5;

/** Height of the fascia, the board under the roof, at the back of the side wall, m. */
const fascia = 0.35;

/** The front wall below the roof, with a door and windows of its height. */
function HouseFront({ height }: { height: number }) {
  const storey = Math.min(height, highestStorey);
  return (
    <>
      <polygon
        className="house__wall"
        points={polygon([0, 0, 0], [width, 0, 0], [width, 0, height], [0, 0, height])}
      />
      <g transform={faceTransform([0, 0, 0], [1, 0, 0], [0, 0, 1])}>
        {height > roomForWindows &&
          windows.map((left) => (
            <rect
              key={left}
              className="house__window"
              x={left}
              y={storey * 0.36}
              width="1.4"
              height={storey * 0.38}
              rx="0.1"
            />
          ))}
        {height > roomForWindows && (
          <rect className="house__door" x="5.9" width="1.3" height={storey * 0.74} rx="0.1" />
        )}
      </g>
    </>
  );
}

/** The slope with the panels, in metres from its eaves up. */
function Slope({ area, transform }: { area: number; transform: string }) {
  return (
    <g transform={transform}>
      <rect
        className="house__edge"
        x="-0.4"
        y="-0.62"
        width={width + 0.8}
        height={slope + 0.9}
        rx="0.1"
      />
      <rect
        className="house__roof"
        x="-0.4"
        y="-0.35"
        width={width + 0.8}
        height={slope + 0.65}
        rx="0.1"
      />
      {panelsOf(area).map(({ row, column }) => (
        <g
          key={`${row} ${column}`}
          className="house__panel"
          transform={`translate(${toMillimetre(column * cell.width + gap / 2)} ${toMillimetre(slope - (row + 1) * cell.height + gap / 2)})`}
        >
          <rect width={panel.width} height={panel.height} rx="0.05" />
          <path d={`M0 ${panel.height / 2}h${panel.width}M${panel.width / 2} 0v${panel.height}`} />
        </g>
      ))}
    </g>
  );
}

interface HouseProps {
  /** Of the panels, m². */
  area: number;
  /** Of the roof with the panels, degrees. */
  tilt: number;
  /** Whether that roof faces away: then the house shows its other side. */
  isTurnedAway?: boolean;
}

/** A house with solar panels on its roof. */
export function House({ area, tilt, isTurnedAway = false }: HouseProps) {
  const { eaves, depth, ridge, back, slope: up } = shapeOf(tilt);
  const [front, behind] = isTurnedAway ? [back, eaves] : [eaves, back];
  const top = isTurnedAway ? depth - ridge.y : ridge.y;
  const roof = (x: number): Point => [x, top, ridge.z];
  const bare = isTurnedAway
    ? polygon([-0.4, 0, front], [width + 0.4, 0, front], roof(width + 0.4), roof(-0.4))
    : polygon(roof(0), roof(width), [width, depth, behind], [0, depth, behind]);
  const panels = (
    <Slope
      area={area}
      transform={
        isTurnedAway
          ? faceTransform([0, depth, eaves], [1, 0, 0], [0, -up[1], up[2]])
          : faceTransform([0, 0, eaves], [1, 0, 0], up)
      }
    />
  );
  return (
    <g className="house">
      <polygon
        className="house__shadow"
        points={polygon([0, 0, 0], [width, 0, 0], [width + 3, depth + 1.5, 0], [3, depth + 1.5, 0])}
      />
      {isTurnedAway ? panels : <polygon className="house__back" points={bare} />}
      <polygon
        className="house__side"
        points={polygon([width, 0, 0], [width, depth, 0], [width, depth, behind], roof(width), [
          width,
          0,
          front,
        ])}
      />
      <polygon
        className="house__edge"
        points={polygon(
          roof(width),
          [width, depth, behind],
          [width, depth, behind - fascia],
          [width, top, ridge.z - fascia],
        )}
      />
      <g transform={faceTransform([width, 0, 0], [0, 1, 0], [0, 0, 1])}>
        <rect
          className="house__window"
          x={depth * 0.44}
          y="1.1"
          width="1.3"
          height="1.5"
          rx="0.1"
        />
      </g>
      <HouseFront height={front} />
      {isTurnedAway ? <polygon className="house__roof" points={bare} /> : panels}
    </g>
  );
}
