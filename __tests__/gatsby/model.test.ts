import { Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { z } from 'zod';
import { type DataName, dataSchemas, nodeTypes } from '../../src/content/model';
import { resolvers, typeDefs } from '../../src/gatsby/schema';
import { languages } from '../../src/i18n/languages';

/** The written GraphQL types have the facts of the model, and otherwise only computed fields. */

const definitions = typeDefs.flatMap((text) => parse(text).definitions);

const types = new Map(
  definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION ? [[each.name.value, each] as const] : [],
  ),
);

const enums = new Map(
  definitions.flatMap((each) =>
    each.kind === Kind.ENUM_TYPE_DEFINITION
      ? [[each.name.value, each.values?.map(({ name }) => name.value)] as const]
      : [],
  ),
);

/** A part of the model. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  propertyNames?: { enum?: unknown[] };
}

/** Whether a part holds nothing but words, which `translation` has. */
function isWords({ propertyNames, items, properties }: Schema): boolean {
  if (propertyNames?.enum?.join() === languages.join()) return true;
  if (items) return isWords(items);
  return properties !== undefined && Object.values(properties).every(isWords);
}

/** The facts of a record, with the values that a field can have if it is a closed set. */
const factsOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).flatMap(([name, found]) => {
    const schema = found.items ?? found;
    const values = (schema.enum ?? [schema.const ?? []].flat()).map(String);
    return isWords(schema) ? [] : [{ name, schema, values, isRequired: required.includes(name) }];
  });

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** Facts exposed by other fields: their names are invalid in GraphQL, or they contain words. */
const inOtherForm = [
  'Solar.constants',
  'Solar.yields',
  'Solar.profiles',
  'Solar.aids',
  'SampleQuote.positions',
  'PrivacyPolicy.sections',
];

const isEnum = (values: string[]) =>
  values.length > 0 && values.every((value) => /^[A-Za-z_]\w*$/.test(value));

/** Differences between a written type and the model. */
function differences(type: ObjectTypeDefinitionNode, schema: Schema): string[] {
  const isComputed = (field: string) => field in (resolvers[type.name.value] ?? {});
  const facts = factsOf(schema);
  const fields = new Map((type.fields ?? []).map((field) => [field.name.value, field.type]));
  const unknown = [...fields.keys()].filter(
    (name) => !isComputed(name) && !facts.some((fact) => fact.name === name),
  );
  return [
    ...unknown.map((name) => `${type.name.value}.${name}: not in the model`),
    ...facts.flatMap(({ name, schema: inner, values, isRequired }) => {
      const place = `${type.name.value}.${name}`;
      const field = fields.get(name);
      if (isComputed(name) || inOtherForm.includes(place)) return [];
      if (!field) return [`${place}: missing`];
      const isSame = (field.kind === Kind.NON_NULL_TYPE) === isRequired;
      const written = enums.get(nameOf(field)) ?? [];
      const isSameEnum =
        !isEnum(values) || new Set([...values, ...written]).size === written.length;
      const innerType = types.get(nameOf(field));
      return [
        ...(isSame ? [] : [`${place}: ${isRequired ? 'never' : 'may be'} null`]),
        ...(isSameEnum ? [] : [`${place}: not the enum of ${values.join(', ')}`]),
        ...(inner.properties && innerType ? differences(innerType, inner) : []),
      ];
    }),
  ];
}

/** Read by code only: drawings, and `pagePicture`. */
const inner = ['Water', 'PagePictures'];

const written = Object.entries(nodeTypes).filter(([, type]) => !inner.includes(type));

it.each(written)('what data/%s has, the type %s has', (name, type) => {
  const schema = z.toJSONSchema(dataSchemas[name as DataName] as z.ZodType, {
    unrepresentable: 'any',
  }) as Schema;
  expect(differences(types.get(type)!, schema.items ?? schema)).toEqual([]);
});
