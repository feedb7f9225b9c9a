import { z } from 'zod';
import { companySchema } from './company';
import { heroPointSchema, heroViewSchema, waterSchema } from './home';
import {
  closedDaySchema,
  figureSchema,
  guaranteeSchema,
  inspectionSchema,
  partnerSchema,
  referenceSchema,
  reviewSchema,
  sampleQuoteSchema,
  storedItemSchema,
  teamMemberSchema,
} from './records';
import { categorySchema, serviceSchema } from './services';
import { solarSchema } from './solar';

export { heroPointNames, type HeroPoint, type HeroView } from './home';
export { serviceTools, type ServiceTool } from './services';

/** The shapes of `data/`. Units: degrees for coordinates, `HH:MM` for times, `YYYY-MM-DD` for dates. */
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
  'sample-quote': sampleQuoteSchema.optional(),
  partners: z.array(partnerSchema).optional(),
  reviews: z.array(reviewSchema).optional(),
};

export type DataName = keyof typeof dataSchemas;

/** The file that holds the records of a name, from the project's root. */
export const dataFile = (name: DataName) => `data/${name}.json`;

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
export type SampleQuote = NonNullable<Data['sample-quote']>;
export type Partner = NonNullable<Data['partners']>[number];
export type CallOut = NonNullable<Company['callOut']>;
export type Processor = NonNullable<Company['processors']>[number];

/** Degrees (WGS 84). */
export type Coordinates = Company['base'];

/** The GraphQL type of the records of each file in `data/`. */
const nodeTypes: Record<DataName, string> = {
  company: 'Company',
  categories: 'ServiceCategory',
  services: 'Service',
  figures: 'Figure',
  references: 'Reference',
  storage: 'StoredItem',
  inspection: 'Inspection',
  'closed-days': 'ClosedDay',
  'hero-points': 'HeroPoint',
  'images/home_hero.points': 'HeroView',
  water: 'Water',
  solar: 'Solar',
  team: 'TeamMember',
  guarantees: 'Guarantee',
  'sample-quote': 'SampleQuote',
  partners: 'Partner',
  reviews: 'Review',
};

interface JsonFile {
  /** `images/home_hero.points.json` */
  relativePath?: string;
  sourceInstanceName?: string;
}

/** The GraphQL type of a JSON file's records. Nothing uses `LocaleFile`: the i18n plugin makes `Locale` nodes. */
export function nodeTypeOf({ node }: { node: JsonFile }): string {
  const name = node.relativePath?.replace(/\.json$/, '');
  return (node.sourceInstanceName === 'data' && nodeTypes[name as DataName]) || 'LocaleFile';
}
