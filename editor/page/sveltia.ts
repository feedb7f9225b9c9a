import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import { filesOf } from '../paths';
import type { Start } from './api';
import type { Files } from './files';
import { folderHandle } from './folder';
import { type Cms, prepare } from './formats';

/**
 * Most code that relies on internals of Sveltia CMS; docs/decisions.md lists the rest. `e2e/editor` fails if a new
 * version changes them.
 */

/** Sveltia's names of the languages. */
const locales: Record<EditorLanguage, string> = { fr: 'fr', en: 'en-GB' };

/** Preferences: drafts are kept, and a document stays open after a save. */
const preferences = { closeOnSave: false, closeWithEscape: false, useDraftBackup: true };

/** Storage keys of the preferences and the signed-in user. */
const storage = { preferences: 'sveltia-cms.prefs', user: 'sveltia-cms.user' };

/** The store with the last folder chosen. A folder of the server cannot be stored. */
const isFolderStore = (name: string) => name === 'file-system-handles';

/** Without `move`, the editor writes files directly instead of through a temporary file. */
function removeMove(): void {
  const { prototype } = window.FileSystemFileHandle ?? {};
  if (prototype && 'move' in prototype) delete (prototype as { move?: unknown }).move;
}

/** A draft in the CMS's database: of a record, or of a file. */
interface Draft {
  collectionName: string;
  slug: string;
  /** Texts on which the draft is based, by path. */
  bases?: Record<string, string>;
}

const drafts = 'draft-backups';

/** Sets or clears the texts on which a draft is based. */
const setBases = ({ collectionName, slug, bases }: Draft, files: Files) => {
  for (const path of filesOf(collectionName, slug)) files.setBase(path, bases?.[path]);
};

/**
 * Stores with each draft the texts on which it is based: on saving, values that it has not changed take those in the
 * files. The folder is not stored, so that the CMS asks for it again; a folder of the server cannot be stored.
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

/** Makes `structuredClone` accept the proxies of the CMS, which browsers refuse. */
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

/** Stores of the editor's database, with their options. */
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
 * Opens the editor's database, creating it if there is none. The editor itself adds each store in a version of its own;
 * if it added two at the same time, one would be missing until a reload, and no draft would be kept.
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

/** All entries of a store in the editor's database. */
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

/** Session storage: the form that was saved before a reload. */
const savedForm = 'saved-form';

/**
 * Reloads the page after the save of a form, `services/web`, or of none. The next page deletes the form's draft: in
 * this one the CMS might not come to it, or write the draft once more, and the saved text would be offered again.
 */
export function reloadSaved(form: string | undefined): void {
  if (form) sessionStorage.setItem(savedForm, form);
  location.reload();
}

/** Deletes the draft of the form that was saved before a reload, if any. */
async function deleteSavedDraft(config: CmsConfig): Promise<void> {
  const form = sessionStorage.getItem(savedForm);
  const database = form !== null && (await openDatabase(config));
  if (!database) return;
  await resultOf(
    database.transaction(drafts, 'readwrite').objectStore(drafts).delete(form.split('/')),
  );
  database.close();
  sessionStorage.removeItem(savedForm);
}

/** Prepares what the CMS needs as soon as its script is loaded: its database and the preferences. */
export async function prepareBrowser(config: CmsConfig, language: EditorLanguage): Promise<void> {
  copyProxies();
  (await openDatabase(config))?.close();
  const stored = JSON.parse(localStorage.getItem(storage.preferences) ?? '{}') as object;
  const chosen = { ...stored, ...preferences, locale: locales[language] };
  localStorage.setItem(storage.preferences, JSON.stringify(chosen));
}

/** Clicks the editor's button for opening a folder as soon as it exists. */
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
 * @param root its container
 */
export async function startEditor(
  root: HTMLElement,
  { config, language, schemas }: Pick<Start, 'config' | 'language' | 'schemas'>,
  files: Files,
): Promise<void> {
  removeMove();
  await prepareBrowser(config, language);
  await deleteSavedDraft(config);
  watchDatabase(files);
  for (const [, draft] of await readStore(config, drafts)) setBases(draft as Draft, files);
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folderHandle(files)) });
  localStorage.setItem(storage.user, JSON.stringify({ backendName: 'local' }));
  const { default: CMS } = await import('@sveltia/cms');
  prepare(CMS as unknown as Cms, schemas, { before: files.baseOf });
  await CMS.init({ config });
  openFolder(root);
}

/** The open form, `services/web`, from the CMS's address; undefined in lists. */
export function openForm(hash: string): string | undefined {
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  return collection && name && `${collection}/${decodeURIComponent(name)}`;
}

/** The language of the field with an element. */
export const languageOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-locale]')?.dataset.locale;
