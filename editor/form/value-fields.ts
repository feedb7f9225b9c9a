import type { Schema } from '../documents/schema';
import type { described, Field } from './field';

/** The fields of single values of the model. */

/** What every field of a fact has. */
export type Common = ReturnType<typeof described> & {
  i18n: 'duplicate';
  required: boolean;
  readonly: boolean;
};

const isPicture = ({ pattern }: Schema) => pattern?.startsWith('^images') ?? false;
const isTime = ({ pattern }: Schema) => pattern?.includes('[0-5]\\d$') ?? false;

/** The field of a number. */
export function numberField(common: Common, schema: Schema): Field {
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
export function stringField(common: Common, schema: Schema): Field {
  if (isPicture(schema)) return { ...common, widget: 'image', choose_url: false };
  if (schema.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (isTime(schema)) return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
  return { ...common, widget: 'string', use_emoji_autocomplete: false };
}
