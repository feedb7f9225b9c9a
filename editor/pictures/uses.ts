import { type Data, dataFile } from '../../src/content/model';
import { describedPictures, pictureKey, shownPictures } from '../../src/content/pictures';
import { languages } from '../../src/i18n/languages';
import type { Source } from '../../src/content/read';
import { isObject, type Json } from '../json';
import { wordsFile, type Project } from '../store/content';

/** The data as the pictures are found in; what the checks would refuse counts as not there. */
function dataOf(files: Project): Data {
  const list = (name: 'categories' | 'services' | 'references' | 'team') => {
    const records: Json | undefined = files[dataFile(name)];
    return Array.isArray(records) ? records : [];
  };
  const services = list('services')
    .filter(isObject)
    .map((service) => ({ ...service, details: service.details ?? [] }));
  return {
    categories: list('categories'),
    references: list('references'),
    services,
    team: list('team'),
  } as unknown as Data;
}

/** Removes the alternative texts of pictures that a change has taken from their last page, in place. */
export function dropAlternativeTexts(files: Project, before: Project): void {
  const keysIn = (project: Project) => describedPictures(dataOf(project)).map(pictureKey);
  const now = keysIn(files);
  for (const key of keysIn(before).filter((each) => !now.includes(each)))
    for (const language of languages) {
      const texts = files[wordsFile(language, 'pictures')];
      if (isObject(texts)) delete texts[key];
    }
}

/** The pictures of `data/images/` that no page shows, from `data/`. */
export function unusedPictures(files: Project, source: Source): string[] {
  const shown = shownPictures(dataOf(files));
  return Object.keys(source.pictures).filter((image) => !shown.has(image));
}

/** Whether a file among the pictures can be one: `images/farm.webp`. */
export const isPicture = (file: string) => /^images\/[a-z0-9_-]+\.(?:webp|png|jpg)$/.test(file);
