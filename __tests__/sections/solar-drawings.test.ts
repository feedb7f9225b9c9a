import {
  grid,
  panelsOf,
  project,
  shapeOf,
  size,
} from '../../src/sections/SolarEstimate/drawings/house-geometry';
import {
  brightestTime,
  overArc,
  ribbonPath,
  sunOnRoof,
} from '../../src/sections/SolarEstimate/drawings/sun-geometry';

const geneva = 46.2;

const on =
  (tilt: number, azimuth: number) =>
  (time: number): number =>
    sunOnRoof(time, tilt, azimuth, geneva);

describe('the sun on a roof at an equinox', () => {
  it('is nothing before sunrise and after sunset', () => {
    expect(on(30, 0)(0)).toBe(0);
    expect(on(30, 0)(1)).toBe(0);
  });

  it('is brightest at noon in the south and in the north, in the morning in the east', () => {
    expect(brightestTime(on(30, 0))).toBe(0.5);
    expect(brightestTime(on(30, 180))).toBe(0.5);
    expect(brightestTime(on(30, 90))).toBeLessThan(0.5);
    expect(brightestTime(on(30, -90))).toBeGreaterThan(0.5);
  });

  it('at noon is the sine of the height over the roof, which is 43.8° over flat ground', () => {
    const height = ((90 - geneva) * Math.PI) / 180;
    const air = 0.7 ** ((1 / Math.sin(height)) ** 0.678 - 1);
    expect(on(0, 0)(0.5)).toBeCloseTo(Math.sin(height) * air, 6);
    expect(on(geneva, 0)(0.5)).toBeCloseTo(air, 6);
  });

  it('is mirrored in the west', () => {
    for (const time of [0.1, 0.3, 0.6]) expect(on(45, -45)(time)).toBeCloseTo(on(45, 45)(1 - time));
  });

  it('rises on the right, where the compass has the east', () => {
    expect(overArc(0, 0).x).toBeGreaterThan(overArc(1, 0).x);
  });

  it('does not reach a steep roof in the north, which has no ribbon', () => {
    expect(ribbonPath(on(60, 180))).toBe('');
    expect(ribbonPath(on(60, 0))).toMatch(/^M[\d. L-]+Z$/);
  });
});

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
});
