import { pictureKey } from '../../src/build/pictures';
import { languages } from '../../src/i18n/languages';
import { isEqual, isObject, type JsonObject } from '../json';
import { wordsFile, type Project } from '../project';
import type { DocumentId } from './index';
import type { InEachLanguage } from './localise';
import { placesIn } from './places';

/**
 * Writes the alternative texts of a document's pictures. A picture that the document has twice has one text: the one that
 * was changed.
 */
export function writeAlternativeTexts(
  { kind }: DocumentId,
  document: InEachLanguage,
  files: Project,
): void {
  for (const language of languages) {
    const file = wordsFile(language, 'pictures');
    const texts: JsonObject = isObject(files[file]) ? files[file] : {};
    const before = { ...texts };
    for (const path of kind.pictures ?? []) {
      const field = path.at(-1) ?? '';
      for (const { object } of placesIn(document[language], path.slice(0, -1))) {
        const image = object[field];
        if (typeof image !== 'string') continue;
        const key = pictureKey(image);
        const text = object[`${field}Alt`] ?? '';
        if (!isEqual(text, before[key]) && (text !== '' || !(key in texts))) texts[key] = text;
      }
    }
    files[file] = texts;
  }
}
