import { z } from 'zod';
import { dataSchemas, type DataName } from '../../src/content/model';
import type { Label } from '../../src/content/model/label';

/** A part of the model as JSON Schema, as far as the editor reads it. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Schema>;
  required?: string[];
  /** Of a text in each language: its values. */
  additionalProperties?: Schema | false;
  items?: Schema;
  minItems?: number;
  enum?: (string | number)[];
  const?: string | number;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  label?: Label;
  /** Whether a text takes several lines. */
  isLong?: boolean;
}

const schemas = new Map<DataName, Schema>();

/** The model of a file of `data/`. */
export function schemaOf(name: DataName): Schema {
  const known = schemas.get(name);
  if (known) return known;
  const schema = z.toJSONSchema(dataSchemas[name] as z.ZodType, { io: 'input' }) as Schema;
  schemas.set(name, schema);
  return schema;
}

/** Whether a value is a text in each language, `{ "fr": …, "en": … }`. */
export const isTranslated = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && !properties && typeof additionalProperties === 'object';

export const isPicture = ({ pattern }: Schema): boolean => pattern?.includes('images') ?? false;

/** Whether a picture is named by its path from the record's folder. The editor's documents name all from `data/`. */
export const isRecordPicture = (schema: Schema): boolean =>
  isPicture(schema) && !schema.pattern?.startsWith('^images');

/** Whether a field of an object must be there. */
export const isRequired = ({ required }: Schema, field: string) =>
  required?.includes(field) ?? false;

/** An object with only some of its fields; all of them without a list. */
export function withFields(schema: Schema, fields: readonly string[] | undefined): Schema {
  if (!fields) return schema;
  const properties = fields.map((field): [string, Schema] => [
    field,
    schema.properties?.[field] ?? {},
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
