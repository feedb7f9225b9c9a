import { z } from 'zod';

/** The shape of an object that has one entry of a shape for each slug, and nothing else. */
export const keyed = <Slug extends string, Shape extends z.ZodType>(
  slugs: readonly Slug[],
  shape: Shape,
) => z.strictObject(Object.fromEntries(slugs.map((slug) => [slug, shape])) as Record<Slug, Shape>);
