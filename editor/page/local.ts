import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import type { Content } from '../server';
import { editedAt, valueAt } from '../forms';
import type { Commit } from '../git';
import { markFile } from '../paths';
import { newFaults, titleOf } from '../where';
import { checkSave, picturesIn, refuse } from './check';
import { asOne, type Saves } from './formats';
import { chosenFolder, forgetFolder } from './sveltia';
import { words } from './words';

/** Saves on the owner's computer: the CMS writes into the chosen folder, and the server commits. */

/** The content, as it is on the disk or as the site was built from it. */
export async function readContent(language: EditorLanguage): Promise<Content> {
  const answer = await fetch('/admin/content.json', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Content) : refuse(words.lost[language]);
}

/** The hash of a JSON text, whatever its format. */
async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(text)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Refuses to write into a folder that is not the server's. */
async function checkFolder(config: CmsConfig, { local }: Content, language: EditorLanguage) {
  const folder = await chosenFolder(config);
  const mark = await folder?.getFileHandle(markFile).then(
    async (handle) => (await handle.getFile()).text(),
    () => undefined,
  );
  if (mark === local?.mark) return;
  await forgetFolder(config);
  refuse(words.otherFolder[language]);
}

/** Refuses to overwrite files that were changed after the CMS has read or written them. */
function checkUnchanged(
  content: Content,
  files: string[],
  seen: ReadonlySet<string>,
  language: EditorLanguage,
) {
  const changed = files.filter((file) => {
    const value = valueAt(content, file);
    return value !== undefined && !seen.has(asOne(value));
  });
  if (changed.length > 0) refuse(`${changed.join(', ')} ${words.changed[language]}`);
}

const recordsIn = ({ data }: Content) =>
  Object.keys(data)
    .filter((name) => name.includes('/'))
    .map((name) => `data/${name}.json`);

/** The checks before a save, and its commit. */
export function localSaves(config: CmsConfig, language: EditorLanguage, read: Content): Saves {
  /** The save that is under way. */
  let save: { before: Content; texts: Record<string, string> } | undefined;
  /** Hashes of what the CMS has written without a save. */
  const written = new Set<string>();

  const commit = (asked: Commit) =>
    fetch('/admin/commit', { method: 'POST', body: JSON.stringify(asked), keepalive: true });

  /** Commits what the CMS did without a save: it has no event for orders, deletions and pictures. */
  const commitRest = () => {
    if (save) return;
    const subject = words.withoutSave[language];
    void commit({ subject, files: [], written: [...written] }).catch(() => undefined);
  };
  addEventListener('blur', commitRest);
  document.addEventListener('visibilitychange', commitRest);

  return {
    // A deletion has no event.
    opened: () =>
      void checkFolder(config, read, language).catch((error: Error) => {
        alert((error.cause as Error).message);
        location.reload();
      }),
    before: async (file) => valueAt(await readContent(language), file),
    check: async (texts, seen) => {
      const before = await readContent(language);
      await checkFolder(config, before, language);
      checkUnchanged(before, Object.keys(texts), seen, language);
      checkSave(before, texts, language);
      save = { before, texts };
    },
    moved: async (text, seen) => {
      const content = await readContent(language);
      await checkFolder(config, content, language);
      checkUnchanged(content, recordsIn(content), seen, language);
      written.add(await hashOf(text));
    },
    // It must not throw: the CMS would keep the old draft, and call the next save a conflict.
    saved: async () => {
      if (!save) return;
      const { before, texts } = save;
      save = undefined;
      try {
        const after = await readContent(language);
        const [file = ''] = Object.keys(texts);
        const subject = words.saved[language] + titleOf(editedAt(file)!, after, language);
        const pictures = Object.values(texts).flatMap(picturesIn);
        const files = [...Object.keys(texts), ...pictures.map((image) => `data/${image}`)];
        const answer = await commit({ subject, files, written: [] });
        if (!answer.ok) alert(`${words.notKept[language]}\n${await answer.text()}`);
        // Only now are the sizes of new pictures known.
        const faults = newFaults(before, after, language);
        if (faults.length > 0) alert([words.advice[language], ...faults].join('\n'));
      } catch {
        alert(words.lost[language]);
      }
    },
  };
}
