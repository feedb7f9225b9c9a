import { z } from 'zod';
import { because } from '../faults';
import { coordinates, inEachLanguage, latitude, longitude, slug } from './fields';
import { label } from './label';

/** A point on the home page's picture. Its slug is the `id` of its place there; `service` is the slug of a service. */
export const heroPointSchema = z.strictObject({
  slug,
  name: inEachLanguage.meta(label`Nom | Name`),
  text: inEachLanguage.meta(label`Phrase | Sentence
    Courte : elle se lit sur l’image.
    Short: it is read on the picture.`),
  service: slug.meta(label`Service | Service
    La fiche finit par un lien vers sa page.
    The card ends with a link to its page.`),
});

const outside = because('outside-picture');
const percent = z.number().min(0, outside).max(100, outside);

/** Positions of the points in the picture and the path of the cable to each, in per cent from its upper left corner. */
export const heroViewSchema = z.strictObject({
  points: z.array(
    z.strictObject({
      id: slug,
      x: percent,
      y: percent,
      cable: z.array(z.tuple([percent, percent])).min(2),
    }),
  ),
});

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

export type HeroPoint = z.infer<typeof heroPointSchema>;
export type HeroView = z.infer<typeof heroViewSchema>;
