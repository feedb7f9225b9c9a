import type { DataName } from '../../src/content/model';
import type { Folder } from '../documents/kinds';

/** What a field that holds a slug is chosen from: documents of a folder, or items of a list in one document. */
interface Relation {
  collection: Folder;
  file?: string;
  value_field: string;
  display_fields: string[];
  search_fields: string[];
}

const documentsOf = (collection: Folder): Relation => ({
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
});

const itemsOf = (file: string, list: string, name: string): Relation => ({
  collection: 'business',
  file,
  value_field: `${list}.*.slug`,
  display_fields: [`${list}.*.${name}`],
  search_fields: [`${list}.*.${name}`],
});

const source = itemsOf('figures', 'sources', 'name');

/** The fields of `data/` that hold slugs, by their path. */
const relations: Partial<Record<DataName, Record<string, Relation>>> = {
  services: {
    category: documentsOf('categories'),
    figures: itemsOf('figures', 'items', 'texts.caption'),
  },
  references: { services: documentsOf('services') },
  figures: { source },
  solar: {
    'constants.source': source,
    'yields.source': source,
    'profiles.source': source,
    'aids.source': source,
  },
};

/** What a field is chosen from, undefined for one that holds no slug. */
export const relationOf = (data: DataName, names: readonly string[]): Relation | undefined =>
  relations[data]?.[names.join('.')];
