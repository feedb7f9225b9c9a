import type { Field } from '@sveltia/cms';
import { mendText } from '../../src/content/check/typography';
import { catalogue } from '../../src/content/faults';
import { solarConstantSlugs } from '../../src/content/model/solar';
import { wellFormed } from '../../src/content/words';
import type { Bilingual, EditorLanguage } from '../bilingual';
import type { Collection, Form } from '../forms';
import optionLabels from '../labels/options.json';
import placeholderLabels from '../labels/placeholders.json';
import { hasWords, isPicture, isRequired, isWord, type Schema, titleField } from '../schema';

/** Fields of a form, built from the schema of its file. */

/** Context of the fields of a form. */
export interface Context {
  form: Form;
  /** Name of the file or folder in `data/`; undefined for texts of a page, which have one file per language. */
  data?: string;
  language: EditorLanguage;
  /** Names of unreadable files of `data/`, from which nothing can be chosen. */
  closed: readonly string[];
}

const ofOptions: Record<string, Record<string, Bilingual>> = optionLabels;
const ofPlaceholders: Record<string, Bilingual> = placeholderLabels;

const item: Bilingual = { fr: 'un élément', en: 'an item' };
const line: Bilingual = { fr: 'Texte', en: 'Text' };
const intro = { fr: 'Le site remplit lui-même', en: 'The site fills in by itself' };
const kept = { fr: 'Gardez-le tel quel.', en: 'Keep it as it is.' };
const other = { fr: 'une valeur de la page', en: 'a value of the page' };

/** A sentence that explains the placeholders of a text. */
function explained(names: readonly string[], language: EditorLanguage): string {
  if (names.length === 0) return '';
  const list = names.map((name) => {
    const meaning = ofPlaceholders[name] ?? ofPlaceholders[name.split('.')[0] ?? ''] ?? other;
    return `{{${name}}} (${meaning[language]})`;
  });
  return `${intro[language]} ${list.join(', ')}. ${kept[language]}`;
}

/** Name, label and hint of a field, with the typography of the editor's language. Without a label it shows its name. */
function described({ language }: Context, path: readonly string[], schema: Schema) {
  const { label, placeholders = [] } = schema;
  const name = path.at(-1) ?? 'items';
  const hint = [label?.hint?.[language], explained(placeholders, language)]
    .filter(Boolean)
    .join(' ');
  return {
    name,
    label: label ? mendText(label[language], language) : name,
    ...(hint && { hint: mendText(hint, language) }),
  };
}

/** Options of a field that holds a slug: records of a folder, or items of a list. */
interface Relation {
  collection: Collection;
  file?: string;
  value_field: string;
  display_fields: string[];
  search_fields: string[];
}

const recordsOf = (collection: Collection): Relation => ({
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
});

const itemsOf = (file: string, name: string): Relation => ({
  collection: 'business',
  file,
  value_field: 'items.*.slug',
  display_fields: [`items.*.${name}`],
  search_fields: [`items.*.${name}`],
});

const source = itemsOf('sources', 'name');

/** Fields of `data/` that hold slugs, by path. */
const relations: Partial<Record<string, Relation>> = {
  'categories.also.service': recordsOf('services'),
  'services.category': recordsOf('categories'),
  'services.figures': itemsOf('figures', 'caption'),
  'projects.services': recordsOf('services'),
  'figures.source': source,
  ...Object.fromEntries(
    solarConstantSlugs.map((slug) => [`solar.constants.${slug}.source`, source]),
  ),
  'solar.yields.source': source,
  'solar.profiles.source': source,
  'solar.aids.source': source,
};

/** Select or relation widget of a field, if it has given options. */
function choice({ data, language, closed }: Context, path: readonly string[], schema: Schema) {
  const group = [data, ...path].join('.');
  const relation = relations[group];
  if (relation) {
    const isClosed = closed.includes(relation.file ?? relation.collection);
    return isClosed ? { widget: 'string', readonly: true } : { widget: 'relation', ...relation };
  }
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const options = values?.map((value) => {
    const label = (ofOptions[group] ?? ofOptions.weekday)?.[value];
    return { label: label?.[language] ?? String(value), value };
  });
  return options && { widget: 'select', options };
}

const isTime = ({ pattern }: Schema) => pattern?.includes('[0-5]\\d$') ?? false;

/** Pictures that the CMS makes WebP of, and PNG. */
const pictureTypes = ['avif', 'gif', 'heic', 'heif', 'jpeg', 'png', 'webp']
  .map((type) => `image/${type}`)
  .join();

/** The widget of a value without options and without fields of its own. */
function simple(schema: Schema): object {
  const { type, format, minimum, maximum } = schema;
  if (type === 'boolean') return { widget: 'boolean', required: false };
  if (type === 'number' || type === 'integer')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : 0.0001,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && maximum < 1e9 && { max: maximum }),
    };
  if (isPicture(schema)) return { widget: 'image', choose_url: false, accept: pictureTypes };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isTime(schema)) return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  return { widget: 'string', use_emoji_autocomplete: false };
}

/** The widget of a translated text; long texts have several lines. */
const textWidget = ({ isLong = false }: Schema, language: EditorLanguage) => ({
  widget: isLong ? 'text' : 'string',
  i18n: true,
  pattern: [wellFormed, catalogue['broken-placeholder']()[language]],
  use_emoji_autocomplete: false,
});

/** Whether a group starts folded. A few simple fields are shown at once. */
const isFolded = (fields: Field[]) =>
  fields.length > 5 || fields.some((field) => 'fields' in field || field.widget === 'list');

/** The widget of a list. Items are shared by all languages, so they are added, moved and removed in all at once. */
function listWidget(context: Context, path: readonly string[], schema: Schema): object {
  const { items = {}, minItems = 0 } = schema;
  const { form, language } = context;
  const chosen = choice(context, path, items);
  if (chosen) return { ...chosen, multiple: true, required: minItems > 0, min: minItems };
  if (!items.properties && !isWord(items))
    return {
      widget: 'list',
      required: minItems > 0,
      field: { name: 'item', label: line[language], widget: 'string' },
    };
  const isOpen = !form.fixed?.includes(path.join('.'));
  const text = { name: 'text', label: line[language], ...textWidget(items, language) } as Field;
  const own = items.properties ? fieldsOf(context, path, items) : [text];
  const title = titleField(own.map(({ name }) => name));
  // An item needs its title in each language, even if that is not translated.
  const fields = own.map((field) =>
    hasWords(items) && field.name === title && field.i18n === false
      ? { ...field, i18n: 'duplicate' as const }
      : field,
  );
  return {
    widget: 'list',
    i18n: hasWords(items) ? 'duplicate' : false,
    required: minItems > 0,
    min: minItems,
    collapsed: items.properties !== undefined,
    label_singular: item[language],
    allow_add: isOpen,
    allow_remove: isOpen,
    allow_duplicate: isOpen,
    allow_reorder: isOpen,
    fields,
    // Without a summary the CMS uses the first field with a value.
    ...(title && isRequired(items, title) && { summary: `{{fields.${title}}}` }),
  };
}

/** The field of a part of a file. */
function fieldOf(
  context: Context,
  path: readonly string[],
  schema: Schema,
  required: boolean,
): Field {
  const name = path.at(-1) ?? '';
  const { form, data, language } = context;
  if (name === 'slug') return { name, widget: 'hidden', i18n: 'duplicate', default: '' };
  const common = { ...described(context, path, schema), required };
  const text = isWord(schema)
    ? { ...schema, ...(schema.additionalProperties as Schema), isLong: schema.isLong ?? false }
    : schema;
  if (isWord(schema) || (!data && schema.type === 'string'))
    return { ...common, ...textWidget(text, language) } as Field;
  if (schema.type === 'array')
    return { ...common, i18n: false, ...listWidget(context, path, schema) } as Field;
  if (schema.properties) {
    const fields = fieldsOf(context, path, schema);
    return {
      ...common,
      i18n: !data || hasWords(schema),
      widget: 'object',
      collapsed: !data || isFolded(fields),
      fields,
    } as Field;
  }
  const readonly = form.fixed?.includes(path.join('.')) ?? false;
  const widget = (readonly ? undefined : choice(context, path, schema)) ?? simple(schema);
  return { ...common, i18n: false, readonly, ...widget } as Field;
}

/** Whether an empty text is a valid value. */
const takesEmptyText = ({ type, minLength, pattern, format, enum: options }: Schema) =>
  type === 'string' && !minLength && !pattern && !format && !options;

/** The fields of an object. */
export function fieldsOf(context: Context, path: readonly string[], schema: Schema): Field[] {
  const { form, data } = context;
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !form.hidden?.includes([...path, name].join('.')))
    .map(([name, part]) => {
      const own = [...path, name];
      const mayBeEmpty =
        form.filledIn?.includes(own.join('.')) || (data !== undefined && takesEmptyText(part));
      return fieldOf(context, own, part, isRequired(schema, name) && !mayBeEmpty);
    });
}

/** The fields of a file that is a list, which the CMS treats as one field. */
export const rootList = (context: Context, schema: Schema): Field[] => [
  {
    ...described(context, [], schema),
    ...listWidget(context, [], schema),
    root: true,
    required: false,
  } as Field,
];
