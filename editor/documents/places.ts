import { type Json, isObject } from '../json';

/** The words of a title without accents, joined by `_`. */
export function wordsFrom(title: string): string {
  const plain = title.replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').normalize('NFD');
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/** A slug from a title: at most 40 lower-case letters. */
export const slugFrom = (title: string) =>
  wordsFrom(title).toLowerCase().slice(0, 40).replace(/_+$/, '');

/** A slug that is not taken: with a number, if it has to be. */
function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}_${number}`;
  return slug;
}

/** The texts that a new item can get its slug from, the best first. */
const titles = ['title', 'name'];

/** The slugs of the items of a list; a new one gets its slug from its title. */
export function slugsOf(items: Json | undefined): string[] {
  const objects = (Array.isArray(items) ? items : []).map((item) => (isObject(item) ? item : {}));
  const taken = new Set(objects.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : [])));
  return objects.map((item) => {
    if (typeof item.slug === 'string' && item.slug) return item.slug;
    const title = titles.map((name) => item[name]).find((text) => typeof text === 'string');
    const slug = freeSlug(slugFrom(String(title ?? '')) || 'sans_titre', taken);
    taken.add(slug);
    return slug;
  });
}
