import { z } from 'zod';
import { fieldsOf, formNames } from '../../forms/fields';
import {
  defaultNames,
  honeypotField,
  languageField,
  referenceField,
  returnField,
  subjectField,
} from '../../forms/form-service';
import type { Company } from '../model';
import { isReservedHost } from '../site-state';

const address = z.url({
  protocol: /^https?$/,
  error: 'expected an address like https://forms.example/submit',
  abort: true,
});

/** An address that a page on `https:` may send to; browsers treat this machine as secure. */
const isSecure = (value: string) =>
  /^https:|^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/.test(value);

/** Names of the fields that forms send besides those that a variable names (src/forms/). */
const taken: string[] = [
  ...formNames.flatMap((form) => fieldsOf(form).map(({ name }) => name)),
  ...[subjectField, languageField, referenceField, returnField, honeypotField],
];

const fieldName = z
  .string()
  .regex(/^[a-z_$][\w$.-]*(?:\[\])?$/i, 'expected the name of a field')
  .refine((name) => !taken.includes(name), 'is the name of another field of the forms');

/** The variables of the forms (docs/recipes.md, "Variables of a build"). */
const environmentSchema = z
  .strictObject({
    GATSBY_FORM_ENDPOINT: address.refine(
      isSecure,
      'has to begin with https:, or browsers block what a page on https: sends there',
    ),
    GATSBY_FORM_RETURN_ORIGIN: address.refine(
      (value) => value === new URL(value).origin,
      'expected an origin like https://site.example, without a path',
    ),
    GATSBY_FORM_KEY: z.string().regex(/^(?:\S(?:.*\S)?)?$/, 'is blank or has spaces at its ends'),
    GATSBY_FORM_KEY_FIELD: fieldName,
    GATSBY_FORM_REPLY_FIELD: fieldName,
    GATSBY_FORM_REPLY_VALUE: z.string().min(1, 'is empty'),
    GATSBY_FORM_ATTACHMENTS: z.enum(['true', 'false']),
    GATSBY_FORM_ATTACHMENTS_FIELD: fieldName,
  })
  .partial()
  .refine(
    ({
      GATSBY_FORM_KEY_FIELD: key = defaultNames.key,
      GATSBY_FORM_REPLY_FIELD: reply = defaultNames.reply,
      GATSBY_FORM_ATTACHMENTS_FIELD: photos,
    }) => new Set([key, reply, photos]).size === 3,
    'two fields have one name',
  );

/** Why the forms need a key, for the end of a sentence; undefined if they can do without. */
function keyIsNeeded(
  { indexed, siteUrl }: Pick<Company, 'indexed' | 'siteUrl'>,
  { CONTEXT }: Record<string, string | undefined>,
): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (indexed) return '"indexed" is true';
  return CONTEXT === 'production' && !isReservedHost(hostname)
    ? `every request that visitors of ${hostname} send would be lost`
    : undefined;
}

/**
 * Checks the environment variables that a build reads: what is set has to have its form, and forms have a key on a site
 * that search engines may list or that visitors find at a real address.
 *
 * @returns the errors, as sentences
 */
export function checkEnvironment(
  environment: Record<string, string | undefined>,
  company?: Pick<Company, 'indexed' | 'siteUrl'>,
): string[] {
  const own = Object.entries(environment).filter(([name]) => name.startsWith('GATSBY_FORM_'));
  const { error } = environmentSchema.safeParse(Object.fromEntries(own));
  const needed = company && keyIsNeeded(company, environment);
  return [
    ...(error?.issues ?? []).map(({ path, message }) => [...path, message].join(': ')),
    ...(needed && !environment.GATSBY_FORM_KEY
      ? [`GATSBY_FORM_KEY: is not set, and ${needed}`]
      : []),
  ].map((message) => `environment, ${message}.`);
}
