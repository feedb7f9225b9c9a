import { pictureKey } from '../../src/build/pictures';
import { languages } from '../../src/i18n/languages';
import { isObject, type JsonObject } from '../json';
import { wordsFile, type Project } from '../store/content';
import type { DocumentId } from './index';
import type { InEachLanguage } from './localise';
import { placesIn } from './places';

/** The key of each picture that a document has in a language, with the text beside it. */
function textsBeside({ kind }: DocumentId, document: JsonObject): [key: string, text: string][] {
  return (kind.pictures ?? []).flatMap((path) => {
    const field = path.at(-1) ?? '';
    return placesIn(document, path.slice(0, -1)).flatMap(({ object }): [string, string][] => {
      const [image, text = ''] = [object[field], object[`${field}Alt`]];
      return typeof image === 'string' ? [[pictureKey(image), String(text)]] : [];
    });
  });
}

/**
 * Writes the alternative texts of a document's pictures. One picture has one text, wherever it is shown: the one that was
 * changed.
 *
 * @param before the document as the editor had it; a text that was already in it was not changed
 */
export function writeAlternativeTexts(
  id: DocumentId,
  document: InEachLanguage,
  before: InEachLanguage | undefined,
  files: Project,
): void {
  for (const language of languages) {
    const file = wordsFile(language, 'pictures');
    const texts: JsonObject = isObject(files[file]) ? files[file] : {};
    const known = textsBeside(id, structuredClone(before?.[language] ?? {}));
    for (const [key, text] of textsBeside(id, document[language])) {
      const isOld = known.some(([picture, own]) => picture === key && own === text);
      if (!(key in texts) || (!isOld && text !== '')) texts[key] = text;
    }
    files[file] = texts;
  }
}
