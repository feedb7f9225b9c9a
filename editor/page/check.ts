import type { Source } from '../../src/content/read';
import { pictureInData } from '../../src/content/model/fields';
import { texts as textsIn } from '../../src/content/words';
import type { EditorLanguage } from '../bilingual';
import { putAt } from '../forms';
import { newFaults } from '../where';

/** The check of a save, the same on the host and on the owner's computer. */

/** Refuses a save, with sentences that the CMS shows. */
export function refuse(...sentences: string[]): never {
  throw new Error('saving_failed', { cause: new Error(sentences.join('\n')) });
}

/** Puts a file into the content. Invalid JSON is skipped: the CMS reports it. */
export function putText(content: Source, file: string, text: string): void {
  try {
    putAt(content, file, { value: JSON.parse(text) as unknown });
  } catch {
    // No JSON.
  }
}

/** Size of a picture that the content does not have yet: large enough for any place. */
const unknownSize = { width: Infinity, height: Infinity };

export function addPictures({ pictures }: Source, images: string[]): void {
  for (const image of images) pictures[image] ??= unknownSize;
}

/** The pictures that a JSON text names, `images/farm.webp`. */
export const picturesIn = (text: string): string[] =>
  textsIn(JSON.parse(text))
    .map((each) => pictureInData(String(each.text)))
    .filter((each) => /^images\/[^/]+$/.test(each));

/**
 * Checks files that are about to be saved.
 *
 * @param texts of the files by their path
 * @throws with the sentences of all new faults
 */
export function checkSave(
  before: Source,
  texts: Record<string, string>,
  language: EditorLanguage,
): void {
  const after = structuredClone(before);
  for (const [file, text] of Object.entries(texts)) {
    putText(after, file, text);
    addPictures(after, picturesIn(text));
  }
  const faults = newFaults(before, after, language);
  if (faults.length > 0) refuse(...faults);
}
