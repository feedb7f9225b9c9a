import type { DataName } from './model';

/** The GraphQL type of the records of each file in `data/`. */
const nodeTypes: Record<DataName, string> = {
  company: 'Company',
  categories: 'ServiceCategory',
  services: 'Service',
  figures: 'Figure',
  references: 'Reference',
  water: 'Water',
};

/**
 * The GraphQL type of a JSON file's records, for gatsby-transformer-json. The files under `locales/` become
 * `Locale` nodes through the i18n plugin; what the transformer makes of them besides is named
 * `LocaleFile` and not used.
 */
export function nodeTypeOf({
  node,
}: {
  node: { name?: string; sourceInstanceName?: string };
}): string {
  return (node.sourceInstanceName === 'data' && nodeTypes[node.name as DataName]) || 'LocaleFile';
}
