import { isObject, type Json } from '../json';

/** A slug from a title: lower-case words without accents, joined by `_`. */
export function slugFrom(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40)
    .replace(/_+$/, '');
}

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
