import { fallbackLanguage } from '../../src/i18n/languages';
import { isObject, valueAt, type Json } from '../json';
import { wordsFile, type Project } from '../project';

/** A value to choose, and its name for people. */
export interface Choice {
  label: string;
  value: string;
}

/** What the fields of a file of `data/` can be chosen from, by the path of the field. */
export type Choices = Record<string, Choice[]>;

const slugsIn = (records: Json | undefined) =>
  (Array.isArray(records) ? records : []).flatMap((record) =>
    isObject(record) && typeof record.slug === 'string' ? [record.slug] : [],
  );

/** The choices of all files, from what the project has now, named in French, the language that is always there. */
export function choicesIn(files: Project): Record<string, Choices> {
  const named = (slugs: string[], namespace: string, path: (slug: string) => string[]) =>
    slugs.map((value) => {
      const text = valueAt(files[wordsFile(fallbackLanguage, namespace)], path(value));
      return { label: typeof text === 'string' ? text : value, value };
    });
  const figures = slugsIn(files['data/figures.json']);
  const sourceNames = valueAt(files[wordsFile(fallbackLanguage, 'figures')], ['sources']);
  const sources = named(
    Object.keys(isObject(sourceNames) ? sourceNames : {}),
    'figures',
    (slug) => ['sources', slug],
  );
  const slugs = slugsIn(valueAt(files['data/solar.json'], ['profiles', 'items']));
  const profiles = named(slugs, 'solar', (slug) => ['profiles', slug]);
  return {
    services: {
      category: named(slugsIn(files['data/categories.json']), 'categories', (slug) => [
        slug,
        'title',
      ]),
      figures: named(figures, 'figures', (slug) => ['items', slug, 'caption']),
    },
    references: {
      services: slugsIn(files['data/services.json']).flatMap((slug) =>
        named([slug], `service-${slug}`, () => ['title']),
      ),
    },
    figures: { source: sources },
    solar: {
      'constants.source': sources,
      'yields.source': sources,
      'profiles.source': sources,
      'profiles.first': profiles,
      'profiles.items.slug': profiles,
      'aids.source': sources,
    },
  };
}
