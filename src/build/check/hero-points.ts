import { fallbackLanguage } from '../../i18n/languages';
import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';
import type { Source } from '../source';
import { texts } from '../translations/tree';
import { localeFile } from './locale-texts';

const view = 'images/home_hero.points';

/** Checks that each point of the home page's picture has its place in it. */
export function checkHeroPoints(data: Data): Issue[] {
  const places = data[view]?.points.map(({ id }) => id) ?? [];
  return (data['hero-points'] ?? [])
    .filter(({ slug }) => !places.includes(slug))
    .map(({ slug }) => ({
      file: dataFile('hero-points'),
      record: slug,
      message: `${dataFile(view)} does not say where it is in the picture`,
    }));
}

/** Checks that each point has a name and a text. Only French is checked: the other languages are compared with it. */
export function checkPointWords(data: Data, { locales }: Source): Issue[] {
  const keys = texts(locales[fallbackLanguage]?.home?.value).map(({ path }) => path);
  return (data['hero-points'] ?? [])
    .flatMap(({ slug }) => [`points.${slug}.name`, `points.${slug}.text`])
    .filter((key) => !keys.includes(key))
    .map((field) => {
      const message = `a point of ${dataFile('hero-points')} needs this key, but it is missing`;
      return { ...localeFile(fallbackLanguage, 'home'), field, message };
    });
}
