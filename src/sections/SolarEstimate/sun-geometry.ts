import type { Orientation } from '../../solar/inputs';

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees from south towards east. West mirrors the picture. */
export const azimuths: Record<Orientation, number> = {
  south: 0,
  'south-east': 45,
  east: 90,
  'north-east': 135,
  north: 180,
};

/** Transmittance of a clear sky at sea level with the sun overhead (Meinel, 1976). */
const clearSky = 0.7;

/**
 * Brightness of the sun on a roof on an equinox, from 0 to about 1, without clouds and shade.
 *
 * @param time part of the day, 0 at sunrise to 1 at sunset
 * @param tilt degrees
 * @param azimuth degrees from south towards east
 * @param latitude degrees
 */
export function sunOnRoof(time: number, tilt: number, azimuth: number, latitude: number): number {
  const hour = (time - 0.5) * Math.PI;
  const up = Math.cos(hour) * Math.cos(radians(latitude));
  if (up < 0.01) return 0;
  const south = Math.cos(hour) * Math.sin(radians(latitude));
  const east = -Math.sin(hour);
  const facing =
    south * Math.cos(radians(azimuth)) * Math.sin(radians(tilt)) +
    east * Math.sin(radians(azimuth)) * Math.sin(radians(tilt)) +
    up * Math.cos(radians(tilt));
  return Math.max(0, facing) * clearSky ** ((1 / up) ** 0.678 - 1);
}

/** Arc of the sun in the picture, px. */
export const arc = { x: 320, y: 392, width: 280, height: 326, ribbon: 40 };

const steps = 48;

/**
 * A point over the arc, px: `lift` 0 is on it, 1 at the full width of the ribbon. The morning is on the right, because
 * the compass has the east there.
 */
export function overArc(time: number, lift: number): { x: number; y: number } {
  const angle = Math.PI * time;
  const out = lift * arc.ribbon;
  return {
    x: arc.x + (arc.width + out) * Math.cos(angle),
    y: arc.y - (arc.height + out) * Math.sin(angle),
  };
}

/** The lift of the ribbon's inner edge, which covers the dots of the arc. */
const inside = -0.04;

/** Path of a ribbon along the arc, whose width is the sun's brightness on the roof; empty if it is never above 0. */
export function ribbonPath(brightness: (time: number) => number): string {
  const times = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const bright = times.filter((time) => brightness(time) > 0);
  if (bright.length === 0) return '';
  const at = (time: number, lift: number) => {
    const { x, y } = overArc(time, lift);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const outer = bright.map((time) => at(time, brightness(time))).join('L');
  const [end, start] = [bright.at(-1)!, bright[0]!].map((time) => at(time, inside));
  const [across, up] = [arc.width, arc.height].map((radius) => radius + inside * arc.ribbon);
  return `M${outer}L${end}A${across} ${up} 0 0 1 ${start}Z`;
}

/** The time at which the sun is brightest on the roof, from 0 to 1; noon if it never shines on it. */
export function brightestTime(brightness: (time: number) => number): number {
  let best = 0.5;
  for (let step = 0; step <= 2 * steps; step += 1) {
    const time = step / (2 * steps);
    if (brightness(time) > brightness(best)) best = time;
  }
  return best;
}
