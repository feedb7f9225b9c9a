import { fallbackLanguage, languages } from '../../src/i18n/languages';
import { type EditorLanguage, quoted, Refusal } from '../bilingual';
import { documentAt } from '../documents';
import { aligned, DifferentLists } from '../documents/items';
import type { InEachLanguage } from '../documents/localise';
import { readDocument } from '../documents/read';
import type { DocumentChange } from '../documents/write';
import { clean, isObject, type Json } from '../json';
import type { Project } from '../store/content';
import { labelsOn, titleOf } from './where';

/** A change of a virtual file in the editor. `null` stands for a file that is not there. */
export interface Edit {
  path: string;
  /** What the editor had when it last read or saved the file. */
  before: string | null;
  /** What the editor wants to save. */
  text: string | null;
  /** What the project had when the editor last read or saved the file. */
  known: string | null;
}

const outside = {
  fr: 'a été modifié en dehors de cette page depuis qu’elle est ouverte. Rechargez-la\u00a0: votre brouillon vous sera proposé.',
  en: 'was changed outside this page since you opened it. Reload it: your draft will be offered to you.',
};
const exists = {
  fr: 'Il existe déjà une page de ce nom. Choisissez un autre titre.',
  en: 'There already is one of this name. Choose another title.',
};
const different = {
  fr: 'Cette liste n’a pas les mêmes éléments dans toutes les langues. Rechargez la page, et ajoutez, déplacez ou supprimez l’élément en français.',
  en: 'This list does not have the same items in all languages. Reload the page, and add, move or delete the item in French.',
};

const parsed = (text: string | null): Json | undefined =>
  text === null ? undefined : clean(JSON.parse(text) as Json);

/** A document in each language, also in those that have become empty. */
function inEach(value: Json | undefined): InEachLanguage | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    languages.map((language) => [language, isObject(value[language]) ? value[language] : {}]),
  ) as InEachLanguage;
}

/** Gives a document the place that it has in the files, unless the editor has moved it: others may have been. */
function keepPlace(content: InEachLanguage, before: InEachLanguage, now: InEachLanguage): void {
  if (content[fallbackLanguage].order !== before[fallbackLanguage].order) return;
  const { order } = now[fallbackLanguage];
  if (order !== undefined) for (const language of languages) content[language].order = order;
}

/**
 * The document that a change of the editor makes of the files' one.
 *
 * @throws {Refusal} if the path is no document, if the files have another one than the editor knows, or if a list has other
 *   items in another language
 */
export function documentChange(
  edit: Edit,
  files: Project,
  language: EditorLanguage,
): DocumentChange {
  const id = documentAt(edit.path);
  if (!id) throw new Refusal([`${edit.path}?`]);
  const now = documentText(edit.path, files);
  if (edit.before === null && id.kind.name === undefined && now !== null)
    throw new Refusal([exists[language]]);
  if (now !== edit.known)
    throw new Refusal([`${quoted(titleOf(id, files, language), language)} ${outside[language]}`]);
  const [content, before] = [inEach(parsed(edit.text)), inEach(parsed(edit.before))];
  if (!content) return { ...id, content };
  if (before && now) keepPlace(content, before, JSON.parse(now) as InEachLanguage);
  try {
    return { ...id, content: aligned(content) };
  } catch (error) {
    if (!(error instanceof DifferentLists)) throw error;
    const names = [titleOf(id, files, language), ...labelsOn(id, error.path.join('.'), language)];
    throw new Refusal([`${quoted(names.join(' › '), language)} ${different[language]}`]);
  }
}

/** A virtual file as the editor gets it; `null` if there is none. */
export function documentText(path: string, files: Project): string | null {
  const id = documentAt(path);
  const document = id && readDocument(id, files);
  return document ? `${JSON.stringify(document, null, 2)}\n` : null;
}
