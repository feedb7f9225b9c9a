import { z } from 'zod';
import { because } from '../messages/model';
import { slug } from './fields';

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

export type HeroPoint = z.infer<typeof heroPointSchema>;
export type HeroView = z.infer<typeof heroViewSchema>;
