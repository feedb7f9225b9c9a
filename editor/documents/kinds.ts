import type { Bilingual } from '../bilingual';
import type { DataName, RecordFolder } from '../../src/content/model';

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

/** Words of a document: all texts of a file of `locales/LNG/`. */
export interface Words {
  namespace: string;
  /** Only those under a key of the file, which are a group of the document. */
  part?: { key: string; group: string };
}

/** A kind of document: what the owner edits as one, wherever it stands in the project's files. */
export interface Kind {
  /** The folder of its documents in the editor. */
  folder: Folder;
  /** The name of its only document; without it, each record of the facts is a document. */
  name?: string;
  title: Bilingual;
  /** What it is made of: facts with their words, or words of pages. */
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

/** What the lists of documents are called. */
export const folderTitles: Record<Folder, Bilingual> = {
  services: { fr: 'Services', en: 'Services' },
  projects: { fr: 'Chantiers', en: 'Projects' },
  categories: { fr: 'Métiers', en: 'Trades' },
  pages: { fr: 'Textes des pages', en: 'Texts of the pages' },
  business: { fr: 'Entreprise', en: 'Business' },
};
