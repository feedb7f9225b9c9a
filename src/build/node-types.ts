import type { DataName } from './model';

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
