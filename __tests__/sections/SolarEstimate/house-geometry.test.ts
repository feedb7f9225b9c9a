import {
  houseSize,
  panelsOf,
  project,
  shapeOf,
} from '../../../src/sections/SolarEstimate/house-geometry';

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
