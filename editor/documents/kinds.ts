import type { Bilingual } from '../bilingual';
import type { DataName, RecordFolder } from '../../src/content/model';

/** Stands in a path for each item of a list. */
export const anyItem = '*';

/**
 * Facts of a document with the words beside them, from a file of `data/`. `record`: the file of the document's name in a
 * folder. `list`: all records of a file, as `items`. `file`: the whole file.
 */
export type Facts = (
  | { data: RecordFolder; of: 'record' }
  | { data: Exclude<DataName, RecordFolder>; of: 'list' | 'file' }
) & {
  /** The fields that the document has; without it, all of them. */
  fields?: readonly string[];
};

/** Words of a document, in each language: part of a file of `locales/LNG/`. */
export interface Words {
  /** Where they stand in the document: `[]` is the document itself, `['details', '*']` each item of a list. */
  at: readonly string[];
  namespace: string;
  /** Where they stand in the file. `{item}` stands for the slug of the item. */
  key: readonly string[];
  /**
   * How they stand in the document. `all`: every text of the file. A list of names: these texts; lists may be
   * missing: `points[]` is one of texts, `facts[label,value]` one of groups of texts. `name`: a single text of that name. `list`: an object of texts by slug becomes a list of `slug` and
   * `name`.
   */
  as: 'all' | 'name' | 'list' | readonly string[];
}

/** A kind of document: what the owner edits as one, wherever it stands in the project's files. */
export interface Kind {
  /** The folder of its documents in the editor. */
  folder: Folder;
  /** The name of its only document; without it, each record of the facts is a document. */
  name?: string;
  title: Bilingual;
  facts?: Facts;
  words: readonly Words[];
  /** Fields that may stay empty although the model requires them: saving fills them in. */
  filledIn?: readonly string[];
  /** Paths of fields that are shown but not changed, and of lists whose items are given. */
  fixed?: readonly string[];
  /** Whether the owner adds, moves and deletes its documents. */
  isOpen?: true;
  /** The address of the page that shows it, without language prefix; otherwise the record's `route`. */
  route?: string;
}

export type Folder = 'services' | 'projects' | 'categories' | 'pages' | 'business';

/** A text or a list of texts that {@link Words} name: its name, and the texts of each item of a list of groups. */
export function parseWord(word: string): { name: string; isList: boolean; parts: string[] } {
  const [, name = '', parts] = /^(\w+)(?:\[(.*)\])?$/.exec(word) ?? [];
  return { name, isList: parts !== undefined, parts: parts ? parts.split(',') : [] };
}

/** What the lists of documents are called. */
export const folderTitles: Record<Folder, Bilingual> = {
  services: { fr: 'Services', en: 'Services' },
  projects: { fr: 'Chantiers', en: 'Projects' },
  categories: { fr: 'Métiers', en: 'Trades' },
  pages: { fr: 'Textes des pages', en: 'Texts of the pages' },
  business: { fr: 'Entreprise', en: 'Business' },
};
