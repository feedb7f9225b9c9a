import { z } from 'zod';
import { companySchema } from './company';
import { label } from './label';
import {
  figureSchema,
  guaranteeSchema,
  inspectionSchema,
  partnerSchema,
  projectSchema,
  reviewSchema,
  sampleQuoteSchema,
  sourceSchema,
  storedItemSchema,
  teamMemberSchema,
} from './records';
import { pagesSchema } from './pages';
import { categorySchema, serviceSchema } from './services';
import { solarSchema } from './solar';
import {
  aboutSchema,
  powerCutSchema,
  privacyPolicySchema,
  questionsSchema,
  termsUseSchema,
} from './texts';
import { waterSchema } from './water';

export { serviceTools, type ServiceTool, toolNamespaces } from './service-tools';

/**
 * Schemas of `data/`. A word is always an object keyed by language. Units: degrees for coordinates, `HH:MM` for times,
 * `YYYY-MM-DD` for dates.
 */
export const dataSchemas = {
  // Folders with a file for each record. The file name is the slug.
  categories: z.array(categorySchema).min(1),
  services: z.array(serviceSchema).min(1),
  projects: z.array(projectSchema),
  company: companySchema,
  figures: z.array(figureSchema).meta(label`Chiffres | Figures
    Les nombres que le site cite. Un nombre changé ici l’est dans tous les textes qui le citent ainsi.
    The numbers that the site states. A number changed here changes in every text that refers to it.`),
  sources: z.array(sourceSchema).meta(label`Sources | Sources
    Les sources des chiffres et du calcul solaire.
    The sources of the figures and of the solar estimate.`),
  storage: z.array(storedItemSchema).meta(label`Éléments gardés | Stored items`),
  pages: pagesSchema,
  'privacy-policy': privacyPolicySchema,
  'terms-use': termsUseSchema,
  // Optional files.
  about: aboutSchema.optional(),
  questions: questionsSchema.optional(),
  'power-cut': powerCutSchema.optional(),
  inspection: inspectionSchema.optional(),
  water: waterSchema.optional(),
  solar: solarSchema.optional(),
  team: z.array(teamMemberSchema).optional().meta(label`Équipe | Team
    Les personnes que vos clients rencontrent. Sans personne : le site ne montre pas d’équipe.
    The people whom customers meet. With nobody, the site shows no team.`),
  guarantees: z.array(guaranteeSchema).optional().meta(label`Garanties | Guarantees
    Sans garantie dans la liste : le site n’en parle pas.
    With none in the list, the site does not mention them.`),
  'sample-quote': sampleQuoteSchema.optional(),
  partners: z.array(partnerSchema).optional().meta(label`Partenaires | Partners
    Sans partenaire dans la liste : le site n’en parle pas.
    With none in the list, the site does not mention them.`),
  reviews: z.array(reviewSchema).optional().meta(label`Avis de clients | Customers’ reviews
    Publiez seulement ce que l’auteur permet. Sans avis : le site n’en parle pas.
    Publish only what the author allows. With none, the site does not mention them.`),
};

export type DataName = keyof typeof dataSchemas;

/** The folders of records. */
export const recordFolders = ['categories', 'services', 'projects'] as const satisfies DataName[];
export type RecordFolder = (typeof recordFolders)[number];

export const isRecordFolder = (name: string): name is RecordFolder =>
  recordFolders.some((each) => each === name);

/** The file of a record, from the project's root. */
export const recordFile = (folder: RecordFolder, slug: string) => `data/${folder}/${slug}.json`;

/** The file of a name that is not a folder, from the project's root. */
export const dataFile = (name: Exclude<DataName, RecordFolder>) => `data/${name}.json`;

/** All of `data/`, checked. */
export type Data = z.infer<z.ZodObject<typeof dataSchemas>>;

export type Company = Data['company'];
export type Category = Data['categories'][number];
export type Service = Data['services'][number];
export type Figure = Data['figures'][number];
export type Source = Data['sources'][number];
export type Project = Data['projects'][number];
export type Water = NonNullable<Data['water']>;
export type TeamMember = NonNullable<Data['team']>[number];
export type Guarantee = NonNullable<Data['guarantees']>[number];
/** Also the type of the terms of use, whose sections never show stored items. */
export type LegalText = Data['privacy-policy'];
export type Inspection = NonNullable<Data['inspection']>;
export type InspectionKind = Inspection['kinds'][number];
export type SampleQuote = NonNullable<Data['sample-quote']>;
export type CallOut = NonNullable<Company['callOut']>;
export type Processor = NonNullable<Company['processors']>[number];

/** Degrees (WGS 84). */
export type Coordinates = Company['base'];

/** The GraphQL type of the records of each file or folder in `data/`. */
export const nodeTypes: Record<DataName, string> = {
  company: 'Company',
  categories: 'ServiceCategory',
  services: 'Service',
  figures: 'Figure',
  projects: 'Project',
  sources: 'Source',
  storage: 'StoredItem',
  pages: 'PagePictures',
  'privacy-policy': 'PrivacyPolicy',
  'terms-use': 'TermsUse',
  about: 'About',
  questions: 'Questions',
  'power-cut': 'PowerCut',
  inspection: 'Inspection',
  water: 'Water',
  solar: 'Solar',
  team: 'TeamMember',
  guarantees: 'Guarantee',
  'sample-quote': 'SampleQuote',
  partners: 'Partner',
  reviews: 'Review',
};

interface JsonFile {
  /** `services/web.json` */
  relativePath?: string;
  sourceInstanceName?: string;
}

/**
 * The GraphQL type of a JSON file as Gatsby reads it. Records then get nodes of their own type, with their slug
 * (`createRecordNodes`). `LocaleFile` is unused: the i18n plugin makes `Locale` nodes.
 */
export function nodeTypeOf({ node }: { node: JsonFile }): string {
  const name = node.relativePath?.replace(/\.json$/, '') ?? '';
  if (node.sourceInstanceName !== 'data') return 'LocaleFile';
  const [folder = '', slug] = name.split('/');
  return slug && isRecordFolder(folder)
    ? 'RecordFile'
    : (nodeTypes[name as DataName] ?? 'LocaleFile');
}
