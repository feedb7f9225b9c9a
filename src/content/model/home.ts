import { z } from 'zod';
import { because } from '../faults';
import { coordinates, inEachLanguage, latitude, longitude, slug } from './fields';

/** What the points on the home page's picture can show. `home:points` has their words. */
export const heroPointNames = [
  'roof',
  'camera',
  'lamp',
  'battery',
  'intercom',
  'rack',
  'charger',
  'panel',
] as const;

const name = z.enum(heroPointNames);

/** A point, and the slug of the service that it leads to. */
export const heroPointSchema = z.strictObject({ slug: name, service: slug });

const outside = because('outside-picture');
const percent = z.number().min(0, outside).max(100, outside);

/** Where the points are in the picture, and the way of the current to each: per cent from its upper left corner. */
export const heroViewSchema = z.strictObject({
  points: z.array(
    z.strictObject({
      id: name,
      x: percent,
      y: percent,
      cable: z.array(z.tuple([percent, percent])).min(2),
    }),
  ),
});

const shape = z.array(z.tuple([latitude, longitude]));

/**
 * What lies around the towns on the map of the area served: a lake or the sea as a polygon, with its name turned clockwise,
 * in degrees; the river that leaves it; and the polygon of the country, which ends at the border.
 */
export const waterSchema = z.strictObject({
  name: inEachLanguage,
  namePlace: z.strictObject(coordinates),
  nameAngle: z.number().min(-180).max(180),
  shore: shape.min(3),
  river: shape.min(2).optional(),
  country: shape.min(3).optional(),
});

export type HeroPoint = z.infer<typeof heroPointSchema>;
export type HeroView = z.infer<typeof heroViewSchema>;
