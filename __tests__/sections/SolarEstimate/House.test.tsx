import { render } from '@testing-library/react';
import {
  grid,
  House,
  panelsOf,
  project,
  shapeOf,
  size,
} from '../../../src/sections/SolarEstimate/House';

describe('the house', () => {
  it('shows one panel for every 2 m², and has room for the largest area', () => {
    for (const area of [10, 31, 120, 200])
      expect(panelsOf(area)).toHaveLength(Math.round(area / 2));
  });

  it('adds panels without moving those that are there', () => {
    expect(panelsOf(200).slice(0, 15)).toEqual(panelsOf(30));
    const places = panelsOf(200).map(({ row, column }) => row * grid.columns + column);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has a slope of the same length at every tilt, within the picture', () => {
    for (const tilt of [0, 7, 30, 52, 90]) {
      const { eaves, ridge, depth } = shapeOf(tilt);
      expect(Math.hypot(ridge.y, ridge.z - eaves)).toBeCloseTo(size.slope);
      for (const corner of [
        [0, ridge.y, ridge.z],
        [size.width, depth, 0],
        [size.width, 0, 0],
      ] as const) {
        const [x, y] = project(corner);
        expect(x).toBeGreaterThan(60);
        expect(x).toBeLessThan(580);
        expect(y).toBeGreaterThan(66); // below the arc
        expect(y).toBeLessThan(500);
      }
    }
  });

  /** What is drawn, from the back to the front. */
  const layers = (isTurnedAway: boolean) => {
    const { container } = render(
      <svg>
        <House area={40} tilt={30} isTurnedAway={isTurnedAway} />
      </svg>,
    );
    return [...container.querySelectorAll('.house__panel, .house__wall, polygon.house__roof')].map(
      (each) => each.classList[0],
    );
  };

  it('shows its other side when the roof with the panels is turned away: a bare slope before them', () => {
    const panels = Array.from({ length: 20 }, () => 'house__panel');
    expect(layers(false)).toEqual(['house__wall', ...panels]);
    expect(layers(true)).toEqual([...panels, 'house__wall', 'house__roof']);
  });
});
