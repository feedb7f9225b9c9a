import {
  cell,
  faceTransform,
  houseSize,
  panelsOf,
  polygon,
  shapeOf,
  type Point,
} from './house-geometry';
import './House.scss';

const { width, slope } = houseSize;

/** Windows of the front from left to right, m. The door is in the middle. */
const windows = [1, 3.4, 8.2, 10.6];

/** Below this height of the eaves, m, the front has no room for windows. */
const roomForWindows = 2;

/** Gap between two panels, m. */
const gap = 0.07;

/** A length in metres, without the digits that no screen shows. */
const toMillimetre = (length: number) => Number(length.toFixed(3));

const panel = {
  width: toMillimetre(cell.width - gap),
  height: toMillimetre(cell.height - gap),
};

/** Height of a storey at most, m; windows and doors are parts of it. A façade's wall is higher. */
const maxStorey = 5;

/** Height of the fascia, the board under the roof, at the back of the side wall, m. */
const fascia = 0.35;

/** The front wall below the roof, with a door and windows of its height. */
function HouseFront({ height }: { height: number }) {
  const storey = Math.min(height, maxStorey);
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
