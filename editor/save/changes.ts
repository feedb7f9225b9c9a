import { quoted, type EditorLanguage } from '../bilingual';
import { languages } from '../../src/i18n/languages';
import { documentAt } from '../documents';
import { clean } from '../documents/clean';
import type { InEachLanguage } from '../documents/localise';
import { Conflict, merge } from '../documents/merge';
import { readDocument } from '../documents/read';
import type { DocumentChange } from '../documents/write';
import { isObject, type Json } from '../json';
import type { Project } from '../project';
import { Refusal } from './refusal';
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

const conflict = {
  fr: 'a aussi été modifié en dehors de l’éditeur. Rechargez la page : votre brouillon vous sera proposé.',
  en: 'was changed outside the editor as well. Reload the page: your draft will be offered to you.',
};
const exists = {
  fr: 'Il existe déjà une page de ce nom. Choisissez un autre titre.',
  en: 'There already is one of this name. Choose another title.',
};

const parsed = (text: string | null): Json | undefined =>
  text === null ? undefined : clean(JSON.parse(text) as Json);

/** A document in each language, also in those that have become empty. */
function inEach(value: Json | undefined): InEachLanguage {
  const document = isObject(value) ? value : {};
  return Object.fromEntries(
    languages.map((language) => [language, isObject(document[language]) ? document[language] : {}]),
  ) as InEachLanguage;
}

/**
 * The document that a change of the editor makes of the files' one.
 *
 * @throws {Refusal} if the path is no document, or if the same value was changed in the files
 */
export function documentChange(
  edit: Edit,
  files: Project,
  language: EditorLanguage,
): DocumentChange {
  const id = documentAt(edit.path);
  if (!id) throw new Refusal([`${edit.path}?`]);
  const found = readDocument(id, files);
  if (edit.text === null) return { ...id, content: undefined };
  if (edit.before === null && id.kind.name === undefined && found)
    throw new Refusal([exists[language]]);
  const current = found && clean(found);
  try {
    const content = merge({
      before: parsed(edit.before),
      changed: parsed(edit.text),
      known: parsed(edit.known),
      current,
    });
    return { ...id, content: inEach(content) };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const field = error.path.slice(1).join('.');
    const names = [titleOf(id, files, language), ...labelsOn(id, field, language)];
    throw new Refusal([`${quoted(names.join(' › '), language)} ${conflict[language]}`]);
  }
}

/** A virtual file as the editor gets it; `null` if there is none. */
export function documentText(path: string, files: Project): string | null {
  const id = documentAt(path);
  const document = id && readDocument(id, files);
  return document ? `${JSON.stringify(document, null, 2)}\n` : null;
}
