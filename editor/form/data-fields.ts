import { isRequired, isTranslated, type Schema } from '../documents/schema';
import type { Choices } from './choices';
import { described, listOf, textField, type Context, type Field } from './field';
import { optionLabel } from './labels';

/** The fields of facts, from the model. */

export interface FactContext extends Context {
  /** What can be chosen where the model only says "a slug", by the path of the field. */
  choices: Choices;
  /** The pictures that have an alternative text beside them, by the path of the field. */
  described: readonly string[];
  /** Fields that are shown but not changed, and lists whose items are given, by their path. */
  fixed: readonly string[];
  /** Fields that may stay empty, by their path. */
  filledIn: readonly string[];
}

/** Whether an empty text is a value of its own. */
const takesEmptyText = ({ type, minLength, pattern, format, enum: options }: Schema) =>
  type === 'string' && !minLength && !pattern && !format && !options;

const isPicture = ({ pattern }: Schema) => pattern?.startsWith('^images') ?? false;
const isTime = ({ pattern }: Schema) => pattern?.includes('[0-5]\\d$') ?? false;

function chosenFrom(
  context: FactContext,
  names: readonly string[],
  values: readonly (string | number)[],
) {
  const data = 'data' in context.scope ? context.scope.data : '';
  const group = [data, ...names].join('.');
  return values.map((value) => ({ label: optionLabel(group, value, context.language), value }));
}

/** The options of a field, if it is a choice. */
function optionsOf(context: FactContext, names: readonly string[], schema: Schema) {
  const known = context.choices[names.join('.')];
  if (known) return known;
  if (schema.enum) return chosenFrom(context, names, schema.enum);
  if (schema.const !== undefined) return chosenFrom(context, names, [schema.const]);
  return undefined;
}

type Common = ReturnType<typeof described> & {
  i18n: 'duplicate';
  required: boolean;
  readonly: boolean;
};

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

function stringField(common: Common, schema: Schema): Field {
  if (isPicture(schema)) return { ...common, widget: 'image', choose_url: false };
  if (schema.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isTime(schema)) return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
  return { ...common, widget: 'string', use_emoji_autocomplete: false };
}

function listField(
  context: FactContext,
  names: readonly string[],
  common: Common,
  { items = {}, minItems = 0 }: Schema,
): Field {
  const required = minItems > 0;
  const options = context.choices[names.join('.')] ?? optionsOf(context, names, items);
  if (options)
    return { ...common, widget: 'select', multiple: true, required, min: minItems, options };
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

/** The field of a fact; a picture is followed by its alternative text. */
function factFields(
  context: FactContext,
  names: readonly string[],
  schema: Schema,
  required: boolean,
): Field[] {
  const name = names.at(-1) ?? '';
  const isFixed = context.fixed.includes(names.join('.'));
  if (name === 'slug' && !isFixed)
    return [{ name, widget: 'hidden', i18n: 'duplicate', default: '' }];
  if (isTranslated(schema)) return [textField(context, names, { isRequired: required })];
  const common = {
    ...described(context, names),
    i18n: 'duplicate',
    required,
    readonly: isFixed,
  } as const;
  if (schema.type === 'array') return [listField(context, names, common, schema)];
  const options = optionsOf(context, names, schema);
  if (options) return [{ ...common, widget: 'select', options }];
  if (schema.properties) {
    const fields = objectFields(context, names, schema);
    return [{ ...common, i18n: true, widget: 'object', collapsed: true, fields }];
  }
  if (schema.type === 'boolean') return [{ ...common, widget: 'boolean', required: false }];
  if (schema.type === 'number' || schema.type === 'integer') return [numberField(common, schema)];
  const hasText = context.described.includes(names.join('.'));
  const alternativeText = [...names.slice(0, -1), `${name}Alt`];
  return [
    stringField(common, schema),
    ...(hasText ? [textField(context, alternativeText, { isRequired: required })] : []),
  ];
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
