import { z } from 'zod';
import { weekdays } from '../../opening/weekdays';
import { languages } from '../../i18n/languages';

export const text = z.string().trim().min(1);
export const slug = text.regex(
  /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  'expected lower-case words joined by - or _',
);
export const route = text.regex(
  /^(?:\/[A-Za-z0-9_-]+)+$/,
  'expected a path like /service-Courant_Fort',
);
export const picture = text.regex(
  /^images\/[a-z0-9_]+\.(?:webp|png|jpg)$/,
  'expected a path like images/alarm.webp',
);
export const weekday = z.enum(weekdays);
export const time = text.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'expected a time like 07:30');
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const place = { latitude, longitude };
export const inEachLanguage = z.record(z.enum(languages), text);
/** The year that a fact holds for: none still to come, none too old to be of use. */
export const year = z
  .number()
  .int()
  .min(1990)
  .refine(
    (value) => value <= new Date().getFullYear(),
    'expected a year that is not in the future',
  );
/** The day on which somebody last compared a fact with its source. */
export const checkedOn = z.iso
  .date()
  .refine(
    (day) => day <= new Date().toISOString().slice(0, 10),
    'expected a date that is not in the future',
  );
export const webAddress = z.url({ protocol: /^https$/ });
export const count = z.number().int().min(1);
