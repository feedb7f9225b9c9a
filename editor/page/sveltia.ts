import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import { filesOf } from '../paths';
import type { Start } from './api';
import type { Files } from './files';
import { folderHandle } from './folder';
import { type Cms, prepare } from './formats';

/** Most of what leans on the insides of Sveltia CMS; docs/decisions.md lists the rest. `e2e/editor` fails if a new version has moved it. */

/** The editor's own names of the languages. */
const locales: Record<EditorLanguage, string> = { fr: 'fr', en: 'en-GB' };

/** Preferences: no accidental loss of a draft, and the editor stays on the document that was saved. */
const preferences = { closeOnSave: false, closeWithEscape: false, useDraftBackup: true };

/** Where the editor keeps preferences, and who is signed in. */
const storage = { preferences: 'sveltia-cms.prefs', user: 'sveltia-cms.user' };

/** The database with the folder that was chosen last. A folder of the server cannot be kept there. */
const isFolderStore = (name: string) => name === 'file-system-handles';

/** Without `move`, the editor writes a file under its own name instead of a temporary one. */
function removeMove(): void {
  const { prototype } = window.FileSystemFileHandle ?? {};
  if (prototype && 'move' in prototype) delete (prototype as { move?: unknown }).move;
}

/** A draft in the CMS's database: of a record, or of a file. */
interface Draft {
  collectionName: string;
  slug: string;
  /** The texts of its files that the draft began with, by their path. */
  bases?: Record<string, string>;
}

const drafts = 'draft-backups';

/** Sets or forgets what a draft began with. */
const setBases = ({ collectionName, slug, bases }: Draft, files: Files) => {
  for (const path of filesOf(collectionName, slug)) files.setBase(path, bases?.[path]);
};

/**
 * Keeps with each draft the texts that it began with: what it has not changed takes, when it is saved, what the files have
 * then. The folder is forgotten, so that the CMS asks for it again; a folder of the server cannot be kept.
 */
function watchDatabase(files: Files): void {
  const { prototype } = IDBObjectStore;
  const own = (name: 'put' | 'delete') =>
    Reflect.get(prototype, name) as (...args: unknown[]) => IDBRequest;
  const [put, remove] = [own('put'), own('delete')];
  const basesOf = ({ collectionName, slug }: Draft) =>
    Object.fromEntries(
      filesOf(collectionName, slug).flatMap((path) => {
        const text = files.baseOf(path);
        return text === undefined ? [] : [[path, text]];
      }),
    );
  const kept = ({ name }: IDBObjectStore, value: unknown) => {
    if (isFolderStore(name)) return null;
    if (name !== drafts) return value;
    const draft = { ...(value as Draft), bases: basesOf(value as Draft) };
    setBases(draft, files);
    return draft;
  };
  Object.assign(prototype, {
    put(this: IDBObjectStore, value: unknown, ...key: unknown[]) {
      return Reflect.apply(put, this, [kept(this, value), ...key]);
    },
    delete(this: IDBObjectStore, key: unknown) {
      const [collectionName, slug = ''] = Array.isArray(key) ? (key as string[]) : [];
      if (this.name === drafts && collectionName !== undefined)
        setBases({ collectionName, slug }, files);
      return Reflect.apply(remove, this, [key]);
    },
  });
}

/** The CMS copies entries that it has just put in order, which the browser refuses: they are proxies. */
function copyProxies(): void {
  const copy = window.structuredClone;
  window.structuredClone = <Value>(value: Value, options?: StructuredSerializeOptions): Value => {
    try {
      return copy(value, options);
    } catch {
      return JSON.parse(JSON.stringify(value)) as Value;
    }
  };
}

const databaseOf = ({ backend }: CmsConfig) =>
  'repo' in backend ? `${backend.name}:${backend.repo}` : backend.name;

/** The stores of the editor's database, and what each is made with. */
const stores: Record<string, IDBObjectStoreParameters> = {
  'asset-hashes': {},
  'asset-thumbnails': {},
  [drafts]: { keyPath: ['collectionName', 'slug'] },
  'file-cache': {},
  'file-system-handles': {},
  meta: {},
  'ui-settings': {},
};

/** What a request to a database brings. */
const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });

/**
 * Opens the editor's database, and makes it if there is none. The editor itself adds each store in a version of its own; if
 * it added two at the same time, one would be missing until a reload, and no draft would be kept.
 *
 * @returns nothing where the browser keeps no database
 */
function openDatabase(config: CmsConfig): Promise<IDBDatabase | undefined> {
  const opening = indexedDB.open(databaseOf(config));
  opening.onupgradeneeded = () => {
    for (const [name, options] of Object.entries(stores))
      opening.result.createObjectStore(name, options);
  };
  return resultOf(opening).catch(() => undefined);
}

/** All that a store of the editor's database holds, by its key. */
export async function readStore(
  config: CmsConfig,
  store: string,
): Promise<[IDBValidKey, unknown][]> {
  const database = await openDatabase(config);
  if (!database) return [];
  const all = database.transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([resultOf(all.getAllKeys()), resultOf(all.getAll())]);
  database.close();
  return keys.map((key, index) => [key, values[index]]);
}

/** Makes what the script of the CMS needs as soon as it is loaded: its database and the preferences. */
export async function prepareBrowser(config: CmsConfig, language: EditorLanguage): Promise<void> {
  copyProxies();
  (await openDatabase(config))?.close();
  const stored = JSON.parse(localStorage.getItem(storage.preferences) ?? '{}') as object;
  const chosen = { ...stored, ...preferences, locale: locales[language] };
  localStorage.setItem(storage.preferences, JSON.stringify(chosen));
}

/** Presses the button with which the editor opens a folder, as soon as it is there. */
function openFolder(root: HTMLElement): void {
  const press = () => {
    const button = root.querySelector<HTMLElement>('.buttons button.primary');
    button?.click();
    return button !== null;
  };
  if (press()) return;
  const observer = new MutationObserver(() => {
    if (press()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * Starts the CMS on the project's files. Its script is loaded last, as it reads the preferences at once.
 *
 * @param root the element that it fills
 */
export async function startEditor(
  root: HTMLElement,
  { config, language, schemas }: Pick<Start, 'config' | 'language' | 'schemas'>,
  files: Files,
): Promise<void> {
  removeMove();
  await prepareBrowser(config, language);
  watchDatabase(files);
  for (const [, draft] of await readStore(config, drafts)) setBases(draft as Draft, files);
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folderHandle(files)) });
  localStorage.setItem(storage.user, JSON.stringify({ backendName: 'local' }));
  const { default: CMS } = await import('@sveltia/cms');
  prepare(CMS as unknown as Cms, schemas, { before: files.baseOf });
  await CMS.init({ config });
  openFolder(root);
}

/** The form that is open, `services/web`, from the CMS's address; undefined in lists. */
export function openForm(hash: string): string | undefined {
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  return collection && name && `${collection}/${decodeURIComponent(name)}`;
}

/** The language of the field that an element is in. */
export const languageOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-locale]')?.dataset.locale;
