import type { Coordinates } from '../../content/model';
import type { Point } from './geometry';

/** The size of the view box, and the margins that stay free of places. */
export const canvas = { width: 400, height: 480, left: 106, right: 84, top: 28, bottom: 44 };

const range = (values: number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { length: high - low, middle: (low + high) / 2 };
};

/**
 * Makes the function that turns places into points: north up, true to scale, as large as the canvas allows. The earth
 * counts as flat, which holds for a region of some 50 km.
 *
 * @param places what has to fit into the canvas, at least two different places
 */
export function projection(places: readonly Coordinates[]): (place: Coordinates) => Point {
  const north = range(places.map(({ latitude }) => latitude));
  const east = range(places.map(({ longitude }) => longitude));
  const degree = Math.cos((north.middle * Math.PI) / 180);
  const width = canvas.width - canvas.left - canvas.right;
  const height = canvas.height - canvas.top - canvas.bottom;
  const scale = Math.min(width / (east.length * degree), height / north.length);
  return ({ latitude, longitude }) => ({
    x: canvas.left + width / 2 + (longitude - east.middle) * degree * scale,
    y: canvas.top + height / 2 - (latitude - north.middle) * scale,
  });
}
