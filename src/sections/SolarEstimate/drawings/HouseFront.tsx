import { faceTransform, polygon, size } from './house-geometry';

const { width } = size;

/** Windows of the front from left to right, m. The door is in the middle. */
const windows = [1, 3.4, 8.2, 10.6];

/** Below this height of the eaves, m, the front has no room for windows. */
const roomForWindows = 2;

/** The front wall below the roof, with a door and windows as high as it. */
export function HouseFront({ eaves }: { eaves: number }) {
  return (
    <>
      <polygon
        className="house__wall"
        points={polygon([0, 0, 0], [width, 0, 0], [width, 0, eaves], [0, 0, eaves])}
      />
      <g transform={faceTransform([0, 0, 0], [1, 0, 0], [0, 0, 1])}>
        {eaves > roomForWindows &&
          windows.map((left) => (
            <rect
              key={left}
              className="house__window"
              x={left}
              y={eaves * 0.36}
              width="1.4"
              height={eaves * 0.38}
              rx="0.1"
            />
          ))}
        {eaves > roomForWindows && (
          <rect className="house__door" x="5.9" width="1.3" height={eaves * 0.74} rx="0.1" />
        )}
      </g>
    </>
  );
}
