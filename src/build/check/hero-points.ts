import type { Issue } from '../issue';
import { dataFile, type Data } from '../model';

/** Checks that each point of the home page's picture has its place in it. */
export function checkHeroPoints(data: Data): Issue[] {
  const view = 'images/home_hero.points';
  const places = data[view]?.points.map(({ id }) => id) ?? [];
  return (data['hero-points'] ?? [])
    .filter(({ slug }) => !places.includes(slug))
    .map(({ slug }) => ({
      file: dataFile('hero-points'),
      record: slug,
      message: `${dataFile(view)} does not say where it is in the picture`,
    }));
}
