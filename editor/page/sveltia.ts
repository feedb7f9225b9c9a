import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';

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

/** Lets the editor forget the folder, so that it asks for it again. */
function forgetFolder(): void {
  const { prototype } = IDBObjectStore;
  const put: unknown = Reflect.get(prototype, 'put');
  const keep = (store: IDBObjectStore, [value, ...key]: unknown[]): unknown =>
    Reflect.apply(put as () => unknown, store, [isFolderStore(store.name) ? null : value, ...key]);
  Object.assign(prototype, {
    put(this: IDBObjectStore, ...args: unknown[]) {
      return keep(this, args);
    },
  });
}

const databaseOf = ({ backend }: CmsConfig) =>
  'repo' in backend ? `${backend.name}:${backend.repo}` : backend.name;

/** The stores of the editor's database, and what each is made with. */
const stores: Record<string, IDBObjectStoreParameters> = {
  'asset-hashes': {},
  'asset-thumbnails': {},
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
  'file-cache': {},
  'file-system-handles': {},
  'ui-settings': {},
};

/**
 * Makes the editor's database. The editor itself adds each store in a version of its own; if it added two at the same
 * time, one would be missing until a reload, and no draft would be kept.
 */
const makeDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores))
        opening.result.createObjectStore(store, options);
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => resolve();
  });

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
 * Starts the editor on a folder. Its script is loaded last, as it reads the preferences at once.
 *
 * @param root the element that it fills
 */
export async function startEditor(
  root: HTMLElement,
  config: CmsConfig,
  folder: object,
  language: EditorLanguage,
): Promise<void> {
  removeMove();
  forgetFolder();
  await makeDatabase(databaseOf(config));
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
  const stored = JSON.parse(localStorage.getItem(storage.preferences) ?? '{}') as object;
  const chosen = { ...stored, ...preferences, locale: locales[language] };
  localStorage.setItem(storage.preferences, JSON.stringify(chosen));
  localStorage.setItem(storage.user, JSON.stringify({ backendName: 'local' }));
  const { default: CMS } = await import('@sveltia/cms');
  await CMS.init({ config });
  openFolder(root);
}

/** The virtual file that is open, from the editor's address; undefined in lists. */
export function openDocument(hash: string): string | undefined {
  const [, folder, name] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  return folder && name && `${folder}/${decodeURIComponent(name)}.json`;
}

/** The language of the field that an element is in. */
export const languageOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-locale]')?.dataset.locale;
