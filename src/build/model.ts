import { z } from 'zod';
import { languages, type Language } from '../i18n/languages';

/** The shapes of `data/`. Units: degrees for coordinates, `HH:MM` for times, `YYYY-MM-DD` for dates. */

const text = z.string().trim().min(1);
const textOrEmpty = z.string().trim();
const slug = text.regex(
  /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  'expected lower-case words joined by - or _',
);
const route = text.regex(/^(?:\/[A-Za-z0-9_-]+)+$/, 'expected a path like /service-Courant_Fort');
const picture = text.regex(
  /^images\/[a-z0-9_]+\.(?:webp|png|jpg)$/,
  'expected a path like images/alarm.webp',
);
/** The days as schema.org names them, in the order of ISO 8601. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const weekday = z.enum(weekdays);
const time = text.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'expected a time like 07:30');
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const place = { latitude, longitude };
const inEachLanguage = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<
    Language,
    typeof text
  >,
);
const count = z.number().int().min(1);

const companySchema = z.strictObject({
  name: text,
  siteUrl: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/, 'expected an address without a slash at its end'),
  indexed: z.boolean(),
  phone: z.strictObject({
    display: text,
    international: text.regex(/^\+[1-9]\d{6,14}$/, 'expected a number like +41220000000'),
  }),
  email: z.email(),
  address: z.strictObject({
    street: text,
    postalCode: text,
    locality: text,
    canton: text,
    country: z.string().length(2),
  }),
  region: inEachLanguage,
  hours: z.strictObject({ firstDay: weekday, lastDay: weekday, opens: time, closes: time }),
  area: z.array(z.strictObject({ town: text, ...place })).min(2),
  base: z.strictObject(place),
  social: z.array(z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }) })),
  authorisations: z.strictObject({
    oibt: textOrEmpty,
    ide: textOrEmpty,
    insurance: textOrEmpty,
  }),
  privacyPublished: z.iso.date(),
  galleryTiles: count,
  menuServices: count,
  showSendFailure: z.boolean(),
  /** What the header Strict-Transport-Security says besides its year. */
  hsts: z
    .strictObject({ includeSubDomains: z.boolean(), preload: z.boolean() })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ['preload'],
      message: 'expected "includeSubDomains" to be true as well, which browsers demand for preload',
    })
    .optional(),
});

const categorySchema = z.strictObject({ id: count, slug, route, image: picture });

const serviceSchema = z.strictObject({
  slug,
  route,
  category: slug,
  order: count,
  image: picture,
  banner: z.strictObject({ image: picture, whiteTitle: z.literal('yes').optional() }),
  figures: z.array(slug),
  details: z.array(z.strictObject({ slug, image: picture })),
});

/** How a figure's number is read: per year `a`, per day `d`, percent, francs. */
const units = ['kWh/(m²·a)', 'm²', '%', 'CHF', 'kWp', 'households/a', 'a', '1/a', 'h/d'] as const;

const figureSchema = z.strictObject({
  slug,
  value: z.number().positive(),
  max: z.number().positive().optional(),
  unit: z.enum(units),
  source: text,
});

const referenceSchema = z.strictObject({
  slug,
  services: z.array(slug).min(1),
  image: picture,
});

/** A lake, a river or the sea on the map of the area served: a polygon, with its name turned clockwise, in degrees. */
const waterSchema = z.strictObject({
  name: inEachLanguage,
  namePlace: z.strictObject(place),
  nameAngle: z.number().min(-180).max(180),
  shore: z.array(z.tuple([latitude, longitude])).min(3),
});

export const dataSchemas = {
  company: companySchema,
  categories: z.array(categorySchema).min(1),
  services: z.array(serviceSchema).min(1),
  figures: z.array(figureSchema),
  references: z.array(referenceSchema),
  /** The one file that may be missing. */
  water: waterSchema.optional(),
};

export type DataName = keyof typeof dataSchemas;

/** The file that holds the records of a name, from the project's root. */
export const dataFile = (name: DataName) => `data/${name}.json`;

export type Company = z.infer<typeof companySchema>;
export type Category = z.infer<typeof categorySchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Reference = z.infer<typeof referenceSchema>;
export type Water = z.infer<typeof waterSchema>;
/** A place in degrees (WGS 84). */
export type Place = Company['base'];

/** All of `data/`, checked. */
export interface Data {
  company: Company;
  categories: Category[];
  services: Service[];
  figures: Figure[];
  references: Reference[];
  water?: Water;
}
