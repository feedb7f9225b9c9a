import { z } from 'zod';
import { count, picture, route, slug } from './fields';

/** Interactive sections that a service's page can have. A namespace of the same name holds the texts of each. */
export const serviceTools = ['solar-estimate', 'power-cut', 'inspection'] as const;
export type ServiceTool = (typeof serviceTools)[number];

/**
 * How a row of a service's details looks: a picture beside its words, one wide scene with the words in it, or a table of
 * facts beside the picture. A row without a layout has the first.
 */
const detailLayouts = ['picture', 'scene', 'facts'] as const;
export type DetailLayout = (typeof detailLayouts)[number];

const detailSchema = z.strictObject({
  slug,
  image: picture,
  layout: z.enum(detailLayouts).optional(),
});

export const serviceSchema = z.strictObject({
  slug,
  route,
  category: slug,
  order: count,
  image: picture,
  banner: z.strictObject({ image: picture, whiteTitle: z.literal('yes').optional() }),
  figures: z.array(slug),
  details: z.array(detailSchema),
  /** Slugs of the questions that the page answers, in their order. */
  questions: z.array(z.strictObject({ slug })).optional(),
  tools: z.array(z.enum(serviceTools)).optional(),
  /** Whether customers call it out at night, so that its page says what that costs. */
  repairs: z.boolean().optional(),
});
