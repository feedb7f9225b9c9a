import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import type { Content } from '../content';
import { filesOf } from '../paths';

/** What relies on internals of Sveltia CMS. `e2e/editor` fails if a new version changes them. */

/** Sveltia's names of the languages. */
const locales: Record<EditorLanguage, string> = { fr: 'fr', en: 'en-GB' };

/** A document stays open after a save, and closes by its button only. */
const preferences = { closeOnSave: false, closeWithEscape: false, useDraftBackup: true };

const databaseOf = ({ backend }: CmsConfig) =>
  'repo' in backend ? `${backend.name}:${backend.repo}` : backend.name;

const drafts = 'draft-backups';

/** Stores of the CMS's database, with their options. */
const stores: Record<string, IDBObjectStoreParameters> = {
  'asset-hashes': {},
  'asset-thumbnails': {},
  [drafts]: { keyPath: ['collectionName', 'slug'] },
  'file-cache': {},
  'file-system-handles': {},
  meta: {},
  'ui-settings': {},
};

/** The result of a database request. */
const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

/**
 * Opens the CMS's database, creating it if there is none. The CMS adds each store in a version of its own; if it added
 * two at the same time, one would be missing until a reload, and no draft would be kept.
 *
 * @returns undefined if the browser keeps no database
 */
function openDatabase(config: CmsConfig): Promise<IDBDatabase | undefined> {
  const opening = indexedDB.open(databaseOf(config));
  opening.onupgradeneeded = () => {
    for (const [name, options] of Object.entries(stores))
      opening.result.createObjectStore(name, options);
  };
  return resultOf(opening).catch(() => undefined);
}

/** All values of a store in the CMS's database, by their key. */
export async function readStore(
  config: CmsConfig,
  name: string,
): Promise<Map<IDBValidKey, unknown>> {
  const database = await openDatabase(config);
  if (!database) return new Map();
  const store = database.transaction(name).objectStore(name);
  const [keys, values] = await Promise.all([
    resultOf(store.getAllKeys()),
    resultOf(store.getAll()),
  ]);
  database.close();
  return new Map(keys.map((key, index) => [key, values[index]]));
}

/** The folder that the owner has chosen; undefined if there is none. */
export const chosenFolder = async (config: CmsConfig) =>
  (await readStore(config, 'file-system-handles')).get('root_dir_handle') as
    | FileSystemDirectoryHandle
    | undefined;

/** A draft in the CMS's database: of a record, or of a file. */
interface Draft {
  collectionName: string;
  slug: string;
  timestamp: Date;
}

/**
 * Drops the drafts that are older than one of their files: restored, they would take back what others have changed.
 *
 * @param modified when each file was changed, ms since 1970
 */
async function dropOldDrafts(config: CmsConfig, modified: Record<string, number>): Promise<void> {
  const found = [...(await readStore(config, drafts))] as [IDBValidKey, Draft][];
  const database = await openDatabase(config);
  for (const [key, { collectionName, slug, timestamp }] of found) {
    const files = filesOf(collectionName, slug);
    if (files.some((file) => (modified[file] ?? 0) > timestamp.getTime()))
      database?.transaction(drafts, 'readwrite').objectStore(drafts).delete(key);
  }
  database?.close();
}

/** Prepares what the CMS reads as soon as its script is loaded: its database, the preferences and the user. */
export async function prepareBrowser(
  config: CmsConfig,
  language: EditorLanguage,
  { modified, local }: Pick<Content, 'modified' | 'local'>,
): Promise<void> {
  await dropOldDrafts(config, modified);
  // Otherwise the CMS changes its backend once the folder is chosen, and then keeps no draft.
  if (local) localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  const place = 'sveltia-cms.prefs';
  const stored = JSON.parse(localStorage.getItem(place) ?? '{}') as object;
  const chosen = { ...stored, ...preferences, locale: locales[language] };
  localStorage.setItem(place, JSON.stringify(chosen));
}
