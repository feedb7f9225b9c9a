import {
  brightestTime,
  overArc,
  ribbonPath,
  skyAt,
  sunOnRoof,
} from '../../../src/sections/SolarEstimate/sun-geometry';

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

it.each([
  [6, false, 0],
  [13, false, 0.5],
  [20, true, 0],
  [1, true, 0.5],
  [5.5, true, 0.95],
  [19.99, false, 1],
])('at %s h it is night: %s, and sun or moon has come this far: %s', (hour, isNight, time) => {
  expect(skyAt(hour).isNight).toBe(isNight);
  expect(skyAt(hour).time).toBeCloseTo(time);
});
