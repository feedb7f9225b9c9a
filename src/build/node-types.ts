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
  water: 'Water',
  solar: 'Solar',
  team: 'TeamMember',
  guarantees: 'Guarantee',
  partners: 'Partner',
  reviews: 'Review',
};

interface JsonFile {
  name?: string;
  sourceInstanceName?: string;
}

/** The GraphQL type of a JSON file's records. Nothing uses `LocaleFile`: the i18n plugin makes `Locale` nodes. */
export function nodeTypeOf({ node }: { node: JsonFile }): string {
  return (node.sourceInstanceName === 'data' && nodeTypes[node.name as DataName]) || 'LocaleFile';
}
