import { fallbackLanguage } from '../../i18n/languages';
import { issueAt, type Issue } from '../issue';
import { dataFile, type Data } from '../../content/model';
import type { Source } from '../../content/read';
import { texts } from '../../content/words';
import { localeFile } from './locale-texts';

const view = 'images/home_hero.points';

/** Checks that each point of the home page's picture has its place in it. */
export function checkHeroPoints(data: Data): Issue[] {
  const places = data[view]?.points.map(({ id }) => id) ?? [];
  return (data['hero-points'] ?? [])
    .filter(({ slug }) => !places.includes(slug))
    .map(({ slug }) =>
      issueAt({ file: dataFile('hero-points'), record: slug }, 'point-without-place'),
    );
}

/** Checks that each point has a name and a text. Only French is checked: the other languages are compared with it. */
export function checkPointWords(data: Data, { locales }: Source): Issue[] {
  const keys = texts(locales[fallbackLanguage]?.home?.value).map(({ path }) => path);
  return (data['hero-points'] ?? [])
    .flatMap(({ slug }) => [`points.${slug}.name`, `points.${slug}.text`])
    .filter((key) => !keys.includes(key))
    .map((field) =>
      issueAt({ ...localeFile(fallbackLanguage, 'home'), field }, 'point-without-words'),
    );
}
