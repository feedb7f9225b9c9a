import type { Place, Point } from './projection';

// prettier-ignore
const shore: readonly (readonly [latitude: number, longitude: number])[] = [
  // right bank, from Geneva’s harbour to Lausanne
  [46.2055, 6.1505], [46.2125, 6.152], [46.2215, 6.153], [46.2345, 6.152], [46.2445, 6.152], [46.2565, 6.156],
  [46.27, 6.163], [46.2835, 6.17], [46.295, 6.175], [46.3055, 6.183], [46.3165, 6.1955], [46.329, 6.203],
  [46.3465, 6.2125], [46.3595, 6.218], [46.3695, 6.228], [46.3805, 6.2435], [46.3865, 6.257], [46.394, 6.273],
  [46.406, 6.279], [46.4205, 6.293], [46.4345, 6.312], [46.4575, 6.338], [46.4625, 6.362], [46.4605, 6.398],
  [46.4745, 6.437], [46.4945, 6.467], [46.5085, 6.499], [46.513, 6.545], [46.506, 6.6], [46.506, 6.65],
  // left bank, from Évian back to Geneva
  [46.402, 6.65], [46.4025, 6.585], [46.396, 6.535], [46.4005, 6.508], [46.389, 6.478], [46.3725, 6.462],
  [46.356, 6.428], [46.347, 6.392], [46.3485, 6.362], [46.359, 6.344], [46.3725, 6.33], [46.371, 6.316],
  [46.3655, 6.302], [46.353, 6.288], [46.338, 6.273], [46.321, 6.258], [46.304, 6.243], [46.292, 6.233],
  [46.279, 6.222], [46.2665, 6.211], [46.2545, 6.195], [46.2415, 6.1895], [46.231, 6.1845], [46.2205, 6.177],
  [46.213, 6.168], [46.2075, 6.1605],
];

/** Where the lake’s name stands: in the middle of the Petit-Lac, along its axis. */
export const lakeName = {
  place: { latitude: 46.3215, longitude: 6.2305 },
  /** Clockwise, in degrees. */
  angle: -57,
};

/** The shoreline of Lac Léman’s western half, a ring of points of the drawing. */
export function shoreline(project: (place: Place) => Point): Point[] {
  return shore.map(([latitude, longitude]) => project({ latitude, longitude }));
}
