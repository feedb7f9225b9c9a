import {
  brightestTime,
  overArc,
  ribbonPath,
  sunOnRoof,
} from '../../../src/sections/SolarEstimate/sun-geometry';

/** The sun on a roof near Geneva at an equinox. */
const on =
  (tilt: number, azimuth: number) =>
  (time: number): number =>
    sunOnRoof(time, tilt, azimuth, 46.2);

it('is nothing before sunrise and after sunset', () => {
  expect([0, 1].map(on(30, 0))).toEqual([0, 0]);
});

it('is brightest at noon in the south and in the north, in the morning in the east', () => {
  const noons = [0, 180, 90, -90].map((azimuth) => Math.sign(brightestTime(on(30, azimuth)) - 0.5));
  expect(noons).toEqual([0, 0, -1, 1]);
});

it('is mirrored in the west', () => {
  for (const time of [0.1, 0.3, 0.6]) expect(on(45, -45)(time)).toBeCloseTo(on(45, 45)(1 - time));
});

it('rises on the right, where the compass has the east', () => {
  expect(overArc(0, 0).x).toBeGreaterThan(overArc(1, 0).x);
});

it('does not reach a steep roof in the north, which has no ribbon', () => {
  expect(ribbonPath(on(60, 180))).toBe('');
  expect(ribbonPath(on(60, 0))).toMatch(/^M[\d. L-]+A[\d. ]+Z$/);
});
