import type { CmsConfig } from '@sveltia/cms';
import type { Source } from '../../src/content/read';
import { texts as textsIn } from '../../src/content/words';
import type { EditorLanguage } from '../bilingual';
import { allEdited, putAt } from '../forms';
import { readStore } from '../page/sveltia';
import { filesOf } from '../paths';
import { newFaults } from '../save/where';
import { pictureInData } from '../../src/content/model/fields';

/** Content of the repository, and checks before a save. */

/** A file of the repository as cached by the CMS; pictures have no text. */
interface Cached {
  text?: string;
}

/** Puts a file into the content. Invalid JSON is skipped: the CMS reports it. */
function putText(content: Source, file: string, text: string): void {
  try {
    putAt(content, file, { value: JSON.parse(text) as unknown });
  } catch {
    // No JSON.
  }
}

/** Size of a picture uploaded since the site was built: large enough for any place. The next build measures it. */
const unknownSize = { width: Infinity, height: Infinity };

function addPictures({ pictures }: Source, images: string[]): void {
  for (const image of images) pictures[image] ??= unknownSize;
}

/** The text of a file, as last read or written by the CMS. */
export async function textOf(config: CmsConfig, file: string): Promise<string | undefined> {
  const files = new Map(await readStore(config, 'file-cache'));
  return (files.get(file) as Cached | undefined)?.text;
}

/** The whole content: files last read or written by the CMS, over those the site was built from. */
async function contentNow(config: CmsConfig, built: Source): Promise<Source> {
  const files = new Map(await readStore(config, 'file-cache')) as Map<string, Cached>;
  const content = structuredClone(built);
  for (const edited of allEdited(built))
    for (const file of filesOf(edited.collection, edited.name))
      if (!files.has(file)) putAt(content, file, undefined);
  for (const [file, { text }] of files) if (text !== undefined) putText(content, file, text);
  addPictures(
    content,
    [...files.keys()]
      .filter((file) => file.startsWith('data/images/'))
      .map((file) => file.replace('data/', '')),
  );
  return content;
}

/**
 * Checks files that are about to be saved, as the local editor does.
 *
 * @param built what the site was built from
 * @param texts of the files by their path
 * @throws with the sentences of all new faults as its cause, which the CMS shows
 */
export async function checkSave(
  config: CmsConfig,
  built: Source,
  texts: Record<string, string>,
  language: EditorLanguage,
): Promise<void> {
  const before = await contentNow(config, built);
  const after = structuredClone(before);
  for (const [file, text] of Object.entries(texts)) {
    putText(after, file, text);
    const named = textsIn(JSON.parse(text)).map(({ text: each }) => String(each));
    addPictures(
      after,
      named.map(pictureInData).filter((each) => /^images\/[^/]+$/.test(each)),
    );
  }
  const faults = newFaults(before, after, language);
  if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join('\n')) });
}
