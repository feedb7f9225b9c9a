import type { CmsConfig } from '@sveltia/cms';
import { fallbackLanguage, languages } from '../../src/i18n/languages';
import type { EditorLanguage } from '../bilingual';
import { kinds, kindsIn } from '../documents';
import { type Folder, folderTitles, type Kind } from '../documents/kinds';
import { factsSchema } from '../documents/read';
import type { Project } from '../store/content';
import { type FactContext, objectFields } from './data-fields';
import { described, type Field, listOf, withSummaries } from './field';
import { scopeOf } from './labels';
import { wordFields } from './word-fields';

/** The fields of a kind of document. */
function fieldsOf(
  kind: Kind,
  files: Project,
  language: EditorLanguage,
  closed: ReadonlySet<string>,
): Field[] {
  const { facts } = kind;
  const common = { scope: scopeOf(kind), language };
  if (!facts) return withSummaries(wordFields(common, kind.words, files));
  const context: FactContext = {
    ...common,
    data: facts.data,
    closed,
    fixed: kind.fixed ?? [],
    filledIn: kind.filledIn ?? [],
  };
  const schema = factsSchema(facts);
  const own = objectFields(context, [], schema.items ?? schema).filter(
    ({ name }) => name !== 'order',
  );
  const list = (): Field => ({
    ...described(context, []),
    ...listOf(language, own, !kind.fixed?.includes('items')),
    name: 'items',
    required: false,
  });
  const fields = facts.of === 'list' ? [list()] : own;
  return withSummaries(fields);
}

const icons: Record<Folder, string> = {
  services: 'home_repair_service',
  projects: 'construction',
  categories: 'category',
  pages: 'article',
  business: 'store',
};

const one = (folder: Folder) => kinds.find((kind) => kind.folder === folder)!;

/** What a form is made for. */
interface Asked {
  files: Project;
  language: EditorLanguage;
  /** The virtual files that cannot be opened. */
  closed: ReadonlySet<string>;
}

function records(folder: Folder, { files, language, closed }: Asked) {
  const kind = one(folder);
  const isWhole = ![...closed].some((each) => each.startsWith(`${folder}/`));
  const isOpen = kind.isOpen === true && isWhole;
  return {
    name: folder,
    label: folderTitles[folder][language],
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
      view_groups: {
        groups: [{ name: 'category', label: one('categories').title[language], field: 'category' }],
        default: 'category',
      },
    }),
    editor: { preview: false },
    fields: fieldsOf(kind, files, language, closed),
  };
}

function singles(folder: Folder, { files, language, closed }: Asked) {
  return {
    name: folder,
    label: folderTitles[folder][language],
    icon: icons[folder],
    i18n: true,
    format: 'json',
    editor: { preview: false },
    files: kindsIn(files)
      .filter((kind) => kind.folder === folder && !closed.has(`${folder}/${kind.name}.json`))
      .map((kind) => ({
        name: kind.name ?? '',
        label: kind.title[language],
        file: `${folder}/${kind.name}.json`,
        fields: fieldsOf(kind, files, language, closed),
        i18n: true,
      })),
  };
}

/** The editor's configuration for a project: its collections, and a field for everything that can be edited. */
export function configOf(
  files: Project,
  language: EditorLanguage,
  origin: string,
  closed: ReadonlySet<string> = new Set(),
): CmsConfig {
  const asked = { files, language, closed };
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
      records('services', asked),
      records('projects', asked),
      records('categories', asked),
      singles('pages', asked),
      singles('business', asked),
    ],
  };
}
