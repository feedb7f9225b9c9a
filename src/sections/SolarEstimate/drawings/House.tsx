import type { CSSProperties } from 'react';
import {
  faceTransform,
  grid,
  panelsOf,
  polygon,
  shapeOf,
  size,
  type Point,
} from './house-geometry';
import { HouseFront } from './HouseFront';
import './House.scss';

const { width, slope } = size;
const cell = { width: width / grid.columns, height: slope / grid.rows };
const gap = 0.07;

/** Height of the board under the roof at the back of the side wall, m. */
const board = 0.35;

/** A house with solar panels of an area in m² on its roof, whose tilt is in degrees. */
export function House({ area, tilt }: { area: number; tilt: number }) {
  const { eaves, depth, ridge, back, slope: up } = shapeOf(tilt);
  const roof = (x: number): Point => [x, ridge.y, ridge.z];
  return (
    <g className="house">
      <polygon
        className="house__shadow"
        points={polygon([0, 0, 0], [width, 0, 0], [width + 3, depth + 1.5, 0], [3, depth + 1.5, 0])}
      />
      <polygon
        className="house__back"
        points={polygon(roof(0), roof(width), [width, depth, back], [0, depth, back])}
      />
      <polygon
        className="house__side"
        points={polygon([width, 0, 0], [width, depth, 0], [width, depth, back], roof(width), [
          width,
          0,
          eaves,
        ])}
      />
      <polygon
        className="house__edge"
        points={polygon(
          roof(width),
          [width, depth, back],
          [width, depth, back - board],
          [width, ridge.y, ridge.z - board],
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
      <HouseFront eaves={eaves} />
      <g transform={faceTransform([0, 0, eaves], [1, 0, 0], up)}>
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
            style={{ '--delay': row + column } as CSSProperties}
            transform={`translate(${column * cell.width + gap / 2} ${slope - (row + 1) * cell.height + gap / 2})`}
          >
            <rect width={cell.width - gap} height={cell.height - gap} rx="0.05" />
            <path
              d={`M0 ${(cell.height - gap) / 2}h${cell.width - gap}M${(cell.width - gap) / 2} 0v${cell.height - gap}`}
            />
          </g>
        ))}
      </g>
    </g>
  );
}
