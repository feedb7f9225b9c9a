import type { DataName } from '../../src/content/model';
import { solarConstantSlugs } from '../../src/content/model/solar';
import type { Folder } from '../documents/kinds';
import { isPicture, isRequired, isTranslated, type Schema } from '../documents/schema';
import { type Context, described, type Field, listOf, textField } from './field';
import { optionLabel } from './labels';

/** The fields of facts, from the model. */

/** What a field that holds a slug is chosen from: documents of a folder, or items of a list in one document. */
interface Relation {
  collection: Folder;
  file?: string;
  value_field: string;
  display_fields: string[];
  search_fields: string[];
}

const documentsOf = (collection: Folder): Relation => ({
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
});

const itemsOf = (file: string, list: string, name: string): Relation => ({
  collection: 'business',
  file,
  value_field: `${list}.*.slug`,
  display_fields: [`${list}.*.${name}`],
  search_fields: [`${list}.*.${name}`],
});

const source = itemsOf('sources', 'items', 'name');

/** The fields of `data/` that hold slugs, by their path. */
const relations: Partial<Record<DataName, Record<string, Relation>>> = {
  services: {
    category: documentsOf('categories'),
    figures: itemsOf('figures', 'items', 'caption'),
  },
  projects: { services: documentsOf('services') },
  figures: { source },
  solar: {
    ...Object.fromEntries(solarConstantSlugs.map((slug) => [`constants.${slug}.source`, source])),
    'yields.source': source,
    'profiles.source': source,
    'aids.source': source,
  },
};

/** What a field is chosen from, undefined for one that holds no slug. */
const relationOf = (data: DataName, names: readonly string[]): Relation | undefined =>
  relations[data]?.[names.join('.')];

/** What every field of a fact has. */
type Common = ReturnType<typeof described> & {
  i18n: 'duplicate';
  required: boolean;
  readonly: boolean;
};

const isTime = ({ pattern }: Schema) => pattern?.includes('[0-5]\\d$') ?? false;

/** The field of a number. */
function numberField(common: Common, schema: Schema): Field {
  const isWhole = schema.type === 'integer';
  return {
    ...common,
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? 1 : 0.0001,
    ...(schema.minimum !== undefined && { min: schema.minimum }),
    ...(schema.maximum !== undefined && schema.maximum < 1e9 && { max: schema.maximum }),
  };
}

/** The field of a text, a date, a time or a picture. */
function stringField(common: Common, schema: Schema): Field {
  if (isPicture(schema)) return { ...common, widget: 'image', choose_url: false };
  if (schema.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isTime(schema)) return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
  return { ...common, widget: 'string', use_emoji_autocomplete: false };
}

export interface FactContext extends Context {
  data: DataName;
  /** Fields that are shown but not changed, and lists whose items are given, by their path. */
  fixed: readonly string[];
  /** The virtual files that cannot be opened: nothing can be chosen from them. */
  closed: ReadonlySet<string>;
  /** Fields that may stay empty, by their path. */
  filledIn: readonly string[];
}

/** Whether an empty text is a value of its own. */
const takesEmptyText = ({ type, minLength, pattern, format, enum: options }: Schema) =>
  type === 'string' && !minLength && !pattern && !format && !options;

/** The field of a value that is chosen: a record's slug, or one of the values that the model lists. */
function choiceField(
  { data, language }: FactContext,
  names: readonly string[],
  common: Common,
  { enum: listed, const: only }: Schema,
): Field | undefined {
  const relation = relationOf(data, names);
  if (common.readonly && (relation || only !== undefined)) return undefined;
  if (relation) return { ...common, widget: 'relation', ...relation };
  const values = listed ?? (only === undefined ? undefined : [only]);
  const group = [data, ...names].join('.');
  const options = values?.map((value) => ({ label: optionLabel(group, value, language), value }));
  return options && { ...common, widget: 'select', options };
}

function listField(
  context: FactContext,
  names: readonly string[],
  common: Common,
  { items = {}, minItems = 0 }: Schema,
): Field {
  const required = minItems > 0;
  const choice = choiceField(context, names, common, items);
  if (choice) return { ...choice, multiple: true, required, min: minItems } as Field;
  if (isTranslated(items)) {
    const field = textField(context, names, { isLong: items.isLong ?? false });
    const texts = { widget: 'list', i18n: true, collapsed: false } as const;
    return { ...common, ...texts, required, field: { ...field, name: 'item' } };
  }
  if (!items.properties)
    return {
      ...common,
      widget: 'list',
      required,
      field: { name: 'item', label: common.label, widget: 'string' },
    };
  const fields = objectFields(context, names, items);
  return {
    ...common,
    ...listOf(context.language, fields, !common.readonly),
    required,
    min: minItems,
  };
}

/** Whether a group is folded: one of a few simple fields is seen at once. */
const isLong = (fields: Field[]) =>
  fields.length > 5 || fields.some((field) => 'fields' in field || field.widget === 'list');

/** The field of a fact; none for what the editor fills in. */
function factFields(
  context: FactContext,
  names: readonly string[],
  schema: Schema,
  required: boolean,
): Field[] {
  const name = names.at(-1) ?? '';
  const { collection, file } = relationOf(context.data, names) ?? {};
  const isCut = file !== undefined && context.closed.has(`${collection}/${file}.json`);
  const isFixed = isCut || context.fixed.includes(names.join('.'));
  if (name === 'slug' && !isFixed)
    return [{ name, widget: 'hidden', i18n: 'duplicate', default: '' }];
  if (isTranslated(schema))
    return [textField(context, names, { isRequired: required, isLong: schema.isLong ?? false })];
  const common = {
    ...described(context, names),
    i18n: 'duplicate',
    required,
    readonly: isFixed,
  } as const;
  if (schema.type === 'array') return [listField(context, names, common, schema)];
  const choice = choiceField(context, names, common, schema);
  if (choice) return [choice];
  if (schema.properties) {
    const fields = objectFields(context, names, schema);
    return [{ ...common, i18n: true, widget: 'object', collapsed: isLong(fields), fields }];
  }
  if (schema.type === 'boolean') return [{ ...common, widget: 'boolean', required: false }];
  if (schema.type === 'number' || schema.type === 'integer') return [numberField(common, schema)];
  return [stringField(common, schema)];
}

/** The fields of an object of the model. */
export function objectFields(
  context: FactContext,
  names: readonly string[],
  schema: Schema,
): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, type]) => {
    const path = [...names, field];
    const mayBeEmpty = context.filledIn.includes(path.join('.')) || takesEmptyText(type);
    return factFields(context, path, type, isRequired(schema, field) && !mayBeEmpty);
  });
}
