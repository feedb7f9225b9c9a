import { z } from 'zod';
import { count, picture, route, slug } from './fields';

/** A page that lists services. `id` is its place among the categories, from 1. */
export const categorySchema = z.strictObject({ id: count, slug, route, image: picture });

/** Interactive sections that a service's page can have. A namespace of the same name holds the texts of each. */
export const serviceTools = ['solar-estimate', 'power-cut', 'inspection'] as const;
export type ServiceTool = (typeof serviceTools)[number];

const detailSchema = z.strictObject({ slug, image: picture });

export const serviceSchema = z.strictObject({
  slug,
  route,
  category: slug,
  order: count,
  /** On its tile and at the head of its page. */
  image: picture,
  /** The options of its page's head, whose title and paragraph are words of the service (spec, section 2). */
  banner: z
    .strictObject({ background: picture.optional(), whiteTitle: z.literal('yes').optional() })
    .optional(),
  figures: z.array(slug),
  details: z.array(detailSchema),
  /** Slugs of the questions that the page answers, in their order. */
  questions: z.array(z.strictObject({ slug })).optional(),
  tools: z.array(z.enum(serviceTools)).optional(),
  /** Whether customers call it out at night, so that its page says what that costs. */
  repairs: z.boolean().optional(),
});
