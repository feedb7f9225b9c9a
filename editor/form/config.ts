import type { CmsConfig, Field } from '@sveltia/cms';
import type { Company, RecordFolder } from '../../src/content/model';
import type { Source } from '../../src/content/read';
import { fallbackLanguage, languages } from '../../src/i18n/languages';
import type { EditorLanguage } from '../bilingual';
import {
  allEdited,
  type Collection,
  collections,
  dataSchema,
  parsedAt,
  recordForm,
  routeOf,
  schemaOf,
  valueAt,
} from '../forms';
import { filesOf, formatAt } from '../paths';
import { hasWords } from '../schema';
import { fieldsOf, rootList } from './fields';

/** Options of the configuration. */
export interface Asked {
  source: Source;
  language: EditorLanguage;
  /** Name of the folder on the owner's computer; undefined on the host. */
  local?: string | undefined;
}

const webp = { format: 'webp', width: 1600, height: 1600 } as const;

const icons: Record<Collection, string> = {
  services: 'home_repair_service',
  projects: 'construction',
  categories: 'category',
  pages: 'article',
  business: 'store',
};

/** Names of files and folders of `data/` with an unreadable file. */
const closedIn = ({ data }: Source): string[] =>
  Object.entries(data)
    .filter(([, { unreadable }]) => unreadable)
    .map(([name]) => name.split('/')[0] ?? '');

function recordsOf(folder: RecordFolder, { source, language }: Asked) {
  const closed = closedIn(source);
  const form = recordForm(folder);
  const isOpen = folder !== 'categories' && !closed.includes(folder);
  const context = { form, data: folder, language, closed };
  return {
    name: folder,
    label: collections[folder][language],
    label_singular: form.title[language],
    icon: icons[folder],
    folder: `data/${folder}`,
    media_folder: '/data/images',
    public_folder: '../images',
    extension: 'json',
    format: folder,
    i18n: true,
    create: isOpen,
    delete: isOpen,
    duplicate: false,
    slug: '{{title}}',
    preview_path: form.route ?? '{{fields.route}}',
    summary: '{{title}}',
    thumbnail: 'image',
    reorder: isOpen && (folder === 'services' ? { group: 'category' } : true),
    ...(folder === 'services' && {
      view_groups: {
        groups: [
          { name: 'category', label: recordForm('categories').title[language], field: 'category' },
        ],
        default: 'category',
      },
    }),
    editor: { preview: false },
    fields: fieldsOf(context, [], dataSchema(folder)).filter(({ name }) => name !== 'order'),
  };
}

/** The forms of a collection whose files can be read. */
function singlesOf(collection: 'business' | 'pages', { source, language }: Asked) {
  const closed = closedIn(source);
  const forms = allEdited(source).filter(
    (edited) =>
      edited.collection === collection &&
      !filesOf(edited.collection, edited.name).some((file) => parsedAt(source, file)?.unreadable),
  );
  return {
    name: collection,
    label: collections[collection][language],
    icon: icons[collection],
    i18n: true,
    editor: { preview: false },
    files: forms.map((edited) => {
      const { name, form } = edited;
      const [file = ''] = filesOf(edited.collection, edited.name);
      const schema = schemaOf(edited, source);
      const context = { form, language, closed, ...(collection === 'business' && { data: name }) };
      const fields: Field[] =
        schema.type === 'array' ? rootList(context, schema) : fieldsOf(context, [], schema);
      return {
        name,
        label: form.title[language],
        file: collection === 'pages' ? `locales/{{locale}}/${name}.json` : file,
        format: formatAt(file),
        media_folder: '/data/images',
        public_folder: './images',
        i18n: collection === 'pages' || hasWords(schema),
        preview_path: routeOf(edited, source),
        fields,
      };
    }),
  };
}

/** Where the files are, and where the pages of the forms are shown. */
function placeOf({
  source,
  local,
}: Asked): Pick<CmsConfig, 'backend' | 'site_url' | 'publish_mode'> {
  if (local !== undefined)
    return {
      // The CMS offers a folder beside a hosted service only. This one is never asked.
      backend: {
        name: 'gitea',
        repo: `local/${local}`,
        branch: 'main',
        base_url: location.origin,
        app_id: 'none',
      },
      site_url: 'http://localhost:8000', // `npm run develop`
    };
  const { siteUrl, repository } = valueAt(source, 'data/company.json') as unknown as Company;
  return {
    backend: { name: 'github', repo: repository?.name ?? '' },
    site_url: siteUrl,
    publish_mode: repository?.pullRequests ? 'editorial_workflow' : 'simple',
  };
}

/** The CMS configuration of a project: its collections, with a field for everything that can be edited. */
export function configOf(asked: Asked): CmsConfig {
  return {
    ...placeOf(asked),
    load_config_file: false,
    media_folder: '/data/images',
    public_folder: 'images',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // A PNG stays as it is: the build gives a transparent WebP a dark edge.
          transformations: { avif: webp, gif: webp, heic: webp, jpeg: webp, webp },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '_' },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'single_file', locales: [...languages], default_locale: fallbackLanguage },
    collections: [
      ...(['services', 'projects', 'categories'] as const).map((folder) =>
        recordsOf(folder, asked),
      ),
      ...(['pages', 'business'] as const).map((collection) => singlesOf(collection, asked)),
    ],
  };
}
