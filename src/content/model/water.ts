import { z } from 'zod';
import { coordinates, inEachLanguage, latitude, longitude } from './fields';

const shape = z.array(z.tuple([latitude, longitude]));

/**
 * Surroundings of the towns on the map of the area served: a lake or the sea as a polygon, with the clockwise angle of
 * its name, in degrees; the river that flows out of it; and the polygon of the country, which ends at the border.
 */
export const waterSchema = z.strictObject({
  name: inEachLanguage,
  namePlace: z.strictObject(coordinates),
  nameAngle: z.number().min(-180).max(180),
  shore: shape.min(3),
  river: shape.min(2).optional(),
  country: shape.min(3).optional(),
});
