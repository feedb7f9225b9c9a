import type { EditorLanguage } from '../bilingual';
import type { CmsConfig } from '@sveltia/cms';
import { fallbackLanguage, languages } from '../../src/i18n/languages';
import { kinds } from '../documents';
import { each, type Folder, type Kind } from '../documents/kinds';
import { schemaOf, withFields } from '../documents/schema';
import type { Project } from '../project';
import { choicesIn } from './choices';
import { objectFields, type FactContext } from './data-fields';
import { described, listOf, type Field } from './field';
import { scopeOf } from './labels';
import { withWords } from './word-sets';

const titles: Record<Folder, Record<EditorLanguage, string>> = {
  services: { fr: 'Services', en: 'Services' },
  projects: { fr: 'Chantiers', en: 'Projects' },
  categories: { fr: 'Métiers', en: 'Trades' },
  pages: { fr: 'Textes des pages', en: 'Texts of the pages' },
  business: { fr: 'Entreprise', en: 'Business' },
};

const icons: Record<Folder, string> = {
  services: 'home_repair_service',
  projects: 'construction',
  categories: 'category',
  pages: 'article',
  business: 'store',
};

const namesOf = (path: readonly string[]) => path.filter((name) => name !== each).join('.');

/** The fields of a kind of document. */
export function fieldsOf(kind: Kind, files: Project, language: EditorLanguage): Field[] {
  const { facts } = kind;
  const context: FactContext = {
    scope: scopeOf(kind),
    language,
    choices: (facts && choicesIn(files)[facts.data]) ?? {},
    fixed: kind.fixed ?? [],
    filledIn: kind.filledIn ?? [],
    described: (kind.pictures ?? []).map(namesOf),
  };
  if (!facts) return withWords(context, [], kind.words, files);
  const schema = schemaOf(facts.data);
  const own = objectFields(
    context,
    [],
    withFields(facts.of === 'file' ? schema : (schema.items ?? {}), facts.fields),
  ).filter(({ name }) => name !== 'order');
  const list: Field = {
    ...described(context, []),
    ...listOf(language, own),
    name: 'items',
    required: false,
  };
  return withWords(context, facts.of === 'list' ? [list] : own, kind.words, files);
}

const one = (folder: Folder) => kinds.find((kind) => kind.folder === folder)!;

function records(folder: Folder, files: Project, language: EditorLanguage) {
  const kind = one(folder);
  const isOpen = kind.order !== undefined;
  return {
    name: folder,
    label: titles[folder][language],
    label_singular: kind.title[language],
    icon: icons[folder],
    folder,
    extension: 'json',
    format: 'json',
    i18n: true,
    create: isOpen,
    delete: isOpen,
    duplicate: false,
    slug: '{{title}}',
    summary: '{{title}}',
    thumbnail: 'image',
    reorder: isOpen && (folder === 'services' ? { group: 'category' } : true),
    ...(folder === 'services' && {
      view_groups: [
        { name: 'category', label: one('categories').title[language], field: 'category' },
      ],
    }),
    editor: { preview: false },
    fields: fieldsOf(kind, files, language),
  };
}

function singles(folder: Folder, files: Project, language: EditorLanguage) {
  return {
    name: folder,
    label: titles[folder][language],
    icon: icons[folder],
    i18n: true,
    format: 'json',
    editor: { preview: false },
    files: kinds
      .filter((kind) => kind.folder === folder)
      .map((kind) => ({
        name: kind.name ?? '',
        label: kind.title[language],
        file: `${folder}/${kind.name}.json`,
        fields: fieldsOf(kind, files, language),
        i18n: true,
      })),
  };
}

/** The editor's configuration for a project: its collections, and a field for everything that can be edited. */
export function configOf(files: Project, language: EditorLanguage, origin: string): CmsConfig {
  return {
    load_config_file: false,
    // The local folder is offered beside any hosted service; the values of this one are never used.
    backend: {
      name: 'gitea',
      repo: 'local/site',
      branch: 'main',
      base_url: origin,
      app_id: 'none',
    },
    site_url: origin,
    media_folder: 'images',
    public_folder: 'images',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', width: 1600, height: 1600 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '_' },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'single_file', locales: [...languages], default_locale: fallbackLanguage },
    collections: [
      records('services', files, language),
      records('projects', files, language),
      records('categories', files, language),
      singles('pages', files, language),
      singles('business', files, language),
    ],
  } as CmsConfig;
}
