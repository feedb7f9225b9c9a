import { z } from 'zod';
import { because } from '../messages/model';
import { closedDaySchema } from './closed-days';
import { companySchema } from './company';
import {
  count,
  inEachLanguage,
  latitude,
  longitude,
  picture,
  place,
  route,
  slug,
  text,
  webAddress,
  year,
} from './fields';
import { heroPointSchema, heroViewSchema } from './hero-points';
import { inspectionSchema } from './inspection';
import { guaranteeSchema, partnerSchema, reviewSchema, teamMemberSchema } from './optional-records';
import { serviceSchema } from './service';
import { solarSchema } from './solar';
import { storedItemSchema } from './storage';

export * from './hero-points';

/** The shapes of `data/`. Units: degrees for coordinates, `HH:MM` for times, `YYYY-MM-DD` for dates. */

const categorySchema = z.strictObject({ id: count, slug, route, image: picture });

/** How a figure's number is read: per year `a`, per day `d`, percent, francs. */
const units = ['kWh/(m²·a)', 'm²', '%', 'CHF', 'kWp', 'households/a', 'a', '1/a', 'h/d'] as const;

/**
 * `source` is the slug of a name in `locales/LNG/figures.json`, `url` the page where visitors can read the number. A price
 * says that VAT is in it (Price Indication Ordinance, RS 942.211, art. 4): the texts that name it rely on that.
 */
const figureSchema = z
  .strictObject({
    slug,
    value: z.number().positive(),
    max: z.number().positive().optional(),
    unit: z.enum(units),
    vat: z.literal('included').optional(),
    year,
    source: slug,
    url: webAddress.optional(),
  })
  .refine(({ unit, vat }) => (unit === 'CHF') === (vat !== undefined), {
    path: ['vat'],
    message: because('vat-of-price'),
  });

/** A real project with its town and year, or without both a typical job. */
const referenceSchema = z
  .strictObject({
    slug,
    services: z.array(slug).min(1),
    image: picture,
    town: text.optional(),
    year: year.optional(),
  })
  .refine((reference) => (reference.town === undefined) === (reference.year === undefined), {
    message: because('town-or-year'),
  });

const shape = z.array(z.tuple([latitude, longitude]));

/**
 * What lies around the towns on the map of the area served: a lake or the sea as a polygon, with its name turned clockwise,
 * in degrees; the river that leaves it; and the polygon of the country, which ends at the border.
 */
const waterSchema = z.strictObject({
  name: inEachLanguage,
  namePlace: z.strictObject(place),
  nameAngle: z.number().min(-180).max(180),
  shore: shape.min(3),
  river: shape.min(2).optional(),
  country: shape.min(3).optional(),
});

export const dataSchemas = {
  company: companySchema,
  categories: z.array(categorySchema).min(1),
  services: z.array(serviceSchema).min(1),
  figures: z.array(figureSchema),
  references: z.array(referenceSchema),
  storage: z.array(storedItemSchema),
  // These files may be missing.
  inspection: inspectionSchema.optional(),
  'closed-days': z.array(closedDaySchema).optional(),
  'hero-points': z.array(heroPointSchema).optional(),
  'images/home_hero.points': heroViewSchema.optional(),
  water: waterSchema.optional(),
  solar: solarSchema.optional(),
  team: z.array(teamMemberSchema).optional(),
  guarantees: z.array(guaranteeSchema).optional(),
  partners: z.array(partnerSchema).optional(),
  reviews: z.array(reviewSchema).optional(),
};

export type DataName = keyof typeof dataSchemas;

/** The file that holds the records of a name, from the project's root. */
export const dataFile = (name: DataName) => `data/${name}.json`;

export { serviceTools, type ServiceTool } from './service';

/** All of `data/`, checked. */
export type Data = z.infer<z.ZodObject<typeof dataSchemas>>;

export type Company = Data['company'];
export type Category = Data['categories'][number];
export type Service = Data['services'][number];
export type Figure = Data['figures'][number];
export type Reference = Data['references'][number];
export type Water = NonNullable<Data['water']>;
export type TeamMember = NonNullable<Data['team']>[number];
export type Guarantee = NonNullable<Data['guarantees']>[number];
export type InspectionKind = NonNullable<Data['inspection']>['kinds'][number];
export type Partner = NonNullable<Data['partners']>[number];
export type CallOut = NonNullable<Company['callOut']>;
export type Processor = NonNullable<Company['processors']>[number];

/** A place in degrees (WGS 84). */
export type Place = Company['base'];
