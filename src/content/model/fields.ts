import { z } from 'zod';
import { because } from '../faults';
import { languages } from '../../i18n/languages';
import { weekdays } from '../../opening/days';

export const text = z.string().trim().min(1);
export const slug = text.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, because('slug-form'));
export const route = text.regex(/^(?:\/[A-Za-z0-9_-]+)+$/, because('route-form'));
export const picture = text.regex(
  /^images\/[a-z0-9_]+\.(?:webp|png|jpg)$/,
  because('picture-form'),
);
export const weekday = z.enum(weekdays);
export const time = text.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('time-form'));
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const coordinates = { latitude, longitude };
export const inEachLanguage = z.record(z.enum(languages), text);
/** The year that a fact holds for: none still to come, none too old to be of use. */
export const year = z
  .number()
  .int()
  .min(1990)
  .refine((value) => value <= new Date().getFullYear(), because('year-to-come'));
const day = 24 * 60 * 60 * 1000;

/** The last day that has begun somewhere: the clock of the build may be behind that of whoever writes a date. */
const lastDay = () => new Date(Date.now() + day).toISOString().slice(0, 10);

/** The day on which somebody last compared a fact with its source. */
export const checkedOn = z.iso.date().refine((date) => date <= lastDay(), because('date-to-come'));
export const webAddress = z.url({ protocol: /^https$/ });
export const count = z.number().int().min(1);

/** The shape of an object that has one entry of a shape for each slug, and nothing else. */
export const keyed = <Slug extends string, Shape extends z.ZodType>(
  slugs: readonly Slug[],
  shape: Shape,
) => z.strictObject(Object.fromEntries(slugs.map((slug) => [slug, shape])) as Record<Slug, Shape>);
