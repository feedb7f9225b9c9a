import type { Label } from '../src/content/model/label';

/** A value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON Schema of a file, as far as the editor uses it. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Schema>;
  required?: string[];
  /** Of a word: its text in each language. */
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
  label?: Label;
  /** Whether a text takes several lines. */
  isLong?: boolean;
  /** Placeholders in a text of a page, which the site fills in. */
  placeholders?: string[];
}

/** Whether a value is a word, `{ "fr": …, "en": … }`. */
export const isWord = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && !properties && typeof additionalProperties === 'object';

/** Whether a value contains a word. */
export const hasWords = (schema: Schema): boolean =>
  isWord(schema) ||
  Object.values(schema.properties ?? {}).some(hasWords) ||
  (schema.items !== undefined && hasWords(schema.items));

export const isPicture = ({ pattern }: Schema): boolean => pattern?.includes('images') ?? false;

/** Whether a field of an object must be there. */
export const isRequired = ({ required }: Schema, field: string): boolean =>
  required?.includes(field) ?? false;

/** A string or number as text; empty for other values. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fields that can name a list item, in order of preference. */
const titles = ['title', 'name', 'question', 'town', 'label', 'caption', 'text', 'slug', 'tilt'];

/** The field that names a list item, among its fields. */
export const titleField = (names: readonly string[]): string | undefined =>
  titles.find((title) => names.includes(title)) ?? names[0];
