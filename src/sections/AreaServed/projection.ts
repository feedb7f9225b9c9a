/** A place in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A point of the drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** The drawing’s size and the room kept free of places at its edges, in units of its view box. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Makes the function that turns places into points. North is up, lengths are true to scale, and the given places fill
 * the frame within its margins. For a region of some 50 km the earth is flat, a degree of longitude cos(latitude) long.
 *
 * @param places the places that have to fit in, at least two that differ
 */
export function projection(places: readonly Place[], frame: Frame): (place: Place) => Point {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const room = {
    width: frame.width - frame.left - frame.right,
    height: frame.height - frame.top - frame.bottom,
  };
  const scale = Math.min(room.width / ((east - west) * stretch), room.height / (north - south));
  const centre = { x: frame.left + room.width / 2, y: frame.top + room.height / 2 };
  return ({ latitude, longitude }) => ({
    x: centre.x + (longitude - (west + east) / 2) * stretch * scale,
    y: centre.y - (latitude - (south + north) / 2) * scale,
  });
}
