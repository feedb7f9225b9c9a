import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';

/** What relies on internals of Sveltia CMS. `e2e/editor` fails if a new version changes them. */

/** Sveltia's names of the languages. */
const locales: Record<EditorLanguage, string> = { fr: 'fr', en: 'en-GB' };

/**
 * A document stays open after a save, and closes by its button only. No draft is kept: it holds the whole document, and
 * restored, it would take back what others have changed meanwhile.
 */
const preferences = { closeOnSave: false, closeWithEscape: false, useDraftBackup: false };

const databaseOf = ({ backend }: CmsConfig) =>
  'repo' in backend ? `${backend.name}:${backend.repo}` : backend.name;

/** Stores of the CMS's database, with their options. */
const stores: Record<string, IDBObjectStoreParameters> = {
  'asset-hashes': {},
  'asset-thumbnails': {},
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
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
 * two at the same time, one would be missing until a reload.
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

const [handles, chosen] = ['file-system-handles', 'root_dir_handle'] as const;

/** The folder that the owner has chosen; undefined if there is none. */
export const chosenFolder = async (config: CmsConfig) =>
  (await readStore(config, handles)).get(chosen) as FileSystemDirectoryHandle | undefined;

/** Forgets the chosen folder, so that the CMS asks for another one once the page is loaded again. */
export async function forgetFolder(config: CmsConfig): Promise<void> {
  const database = await openDatabase(config);
  if (!database) return;
  await resultOf(database.transaction(handles, 'readwrite').objectStore(handles).delete(chosen));
  database.close();
}

/** Prepares what the CMS reads as soon as its script is loaded: its database and the preferences. */
export async function prepareBrowser(config: CmsConfig, language: EditorLanguage): Promise<void> {
  (await openDatabase(config))?.close();
  const place = 'sveltia-cms.prefs';
  const stored = JSON.parse(localStorage.getItem(place) ?? '{}') as object;
  const own = { ...stored, ...preferences, locale: locales[language] };
  localStorage.setItem(place, JSON.stringify(own));
  // A text that is not saved is lost with the page, so the browser asks first.
  addEventListener('beforeunload', (event) => {
    if (document.querySelector('[aria-keyshortcuts$="+S"]:enabled')) event.preventDefault();
  });
}
