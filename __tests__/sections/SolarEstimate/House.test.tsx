import { render } from '@testing-library/react';
import {
  House,
  panelsOf,
  project,
  shapeOf,
  houseSize,
} from '../../../src/sections/SolarEstimate/House';

it.each([10, 31, 120, 200])(
  '%s m² are panels of 2 m², which stay in place when more come',
  (area) => {
    expect(panelsOf(area)).toHaveLength(Math.round(area / 2));
    expect(panelsOf(area)).toEqual(panelsOf(200).slice(0, Math.round(area / 2)));
    const places = panelsOf(area).map(({ row, column }) => `${row}, ${column}`);
    expect(places).toEqual([...new Set(places)]);
  },
);

it.each([0, 7, 30, 52, 90])(
  'a roof of %s° keeps the length of its slope, within the picture',
  (tilt) => {
    const { eaves, ridge, depth } = shapeOf(tilt);
    expect(Math.hypot(ridge.y, ridge.z - eaves)).toBeCloseTo(houseSize.slope);
    for (const corner of [
      [0, ridge.y, ridge.z],
      [houseSize.width, depth, 0],
      [houseSize.width, 0, 0],
    ] as const) {
      const [x, y] = project(corner);
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(580);
      expect(y).toBeGreaterThan(66); // below the arc
      expect(y).toBeLessThan(500);
    }
  },
);

it.each([
  [false, ['wall', 'panel', 'panel']],
  [true, ['panel', 'panel', 'wall', 'roof']],
])('turned away (%s) it draws from the back to the front: %j', (isTurnedAway, layers) => {
  const { container } = render(
    <svg>
      <House area={4} tilt={30} isTurnedAway={isTurnedAway} />
    </svg>,
  );
  const drawn = container.querySelectorAll('.house__panel, .house__wall, polygon.house__roof');
  expect([...drawn].map((each) => each.classList[0])).toEqual(
    layers.map((name) => `house__${name}`),
  );
});
