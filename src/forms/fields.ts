import type { ParseKeys } from 'i18next';
import { trimmed, withoutInvisible } from '../i18n/invisible';
import { servicesField } from './service-offers';

export type FormName = 'home' | 'contact' | 'service' | 'notify' | 'newsletter';

export type FieldName = 'name' | 'surname' | 'email' | 'phone' | 'service' | 'message';

/** A form field and its validation. */
export interface FieldSpec {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'services' | 'textarea';
  label: ParseKeys;
  /** Error message for a field that is empty or malformed; none if it can be neither. */
  errorText?: ParseKeys;
  required: boolean;
  /** Characters. */
  maxLength: number;
  autoComplete?: string;
  /** Lines of a textarea. */
  rows?: number;
  /** Share of a row; `wide-half` takes a whole row in a narrow card. */
  width?: 'half' | 'wide-half';
  /** Whether it may stay empty once the form has a result of a tool. */
  optionalWithResult?: boolean;
}

/** Six to twenty digits, with any other characters between them. */
export const phonePattern = '(?:\\D*\\d){6,20}\\D*';

/** A required field, with the label of its name. */
const field = (
  name: FieldName,
  control: FieldSpec['control'],
  maxLength: number,
  rest: Partial<FieldSpec> = {},
): FieldSpec => ({
  name,
  control,
  maxLength,
  label: `common:form.${name}`,
  required: true,
  ...rest,
});

/** The first name (spec, section 3). */
const name = field('name', 'text', 200, {
  errorText: 'common:form.errors.name',
  autoComplete: 'given-name',
  width: 'half',
});
/** The last name (spec, section 3). */
const surname = field('surname', 'text', 200, {
  errorText: 'common:form.errors.surname',
  autoComplete: 'family-name',
  width: 'half',
});
/** First and last name in one field, which the contact form sends as `name` (spec, section 3). */
const fullName = field('name', 'text', 200, {
  label: 'common:form.fullName',
  errorText: 'common:form.errors.fullName',
  autoComplete: 'name',
});
/** An address has at most 254 characters (RFC 5321). */
const email = field('email', 'email', 254, {
  errorText: 'common:form.errors.email',
  autoComplete: 'email',
});
const phone = field('phone', 'tel', 60, {
  errorText: 'common:form.errors.phone',
  autoComplete: 'tel',
});
/** The names of the services that were ticked, joined by commas. */
const service = field(servicesField, 'services', 1000, {
  errorText: 'common:form.errors.service',
});
const message = field('message', 'textarea', 20_000, {
  errorText: 'common:form.errors.message',
  rows: 4,
});
/** What a visitor writes on the page of a service. */
const help = { ...message, rows: 2, label: 'common:form.help' } as const;

const beside = (each: FieldSpec): FieldSpec => ({ ...each, width: 'wide-half' });

/** A form, and how it differs from the others. */
export interface FormSpec {
  /** Subject of its mail. */
  subject: ParseKeys;
  /** Text of its submit button. */
  submit: ParseKeys;
  /** Its success message. */
  success: { title: ParseKeys; text?: ParseKeys };
  /** Whether a receipt replaces it once it is sent. */
  hasReceipt: boolean;
  hasPhotos: boolean;
  /** Whether message and photos, and button and privacy link, are side by side on a desk: the details of a service follow. */
  isLow?: boolean;
  /** In order (spec, sections 3 and 5). */
  fields: FieldSpec[];
}

/** Whether the form service takes files. Then a request can have photos. */
export const takesPhotos = process.env.GATSBY_FORM_ATTACHMENTS === 'true';

const quote = {
  subject: 'common:form.subjects.quote',
  submit: 'common:form.submit',
  success: { title: 'common:form.success.title', text: 'common:form.success.text' },
  hasReceipt: true,
  hasPhotos: takesPhotos,
} as const;

/**
 * The forms. `notify` is that of a service that is not available yet: the visitor asks to be told when it is.
 */
export const forms: Record<FormName, FormSpec> = {
  home: {
    ...quote,
    fields: [
      name,
      surname,
      beside(email),
      beside(phone),
      { ...message, rows: 2, label: 'common:form.project' },
    ],
  },
  contact: {
    ...quote,
    subject: 'common:form.subjects.contact',
    submit: 'common:form.send',
    fields: [fullName, beside(email), beside(phone), { ...message, required: false }],
  },
  service: {
    ...quote,
    isLow: true,
    fields: [
      name,
      surname,
      beside(email),
      beside(phone),
      service,
      { ...help, optionalWithResult: true },
    ],
  },
  notify: {
    ...quote,
    subject: 'common:form.subjects.notify',
    submit: 'service:notify.title',
    hasPhotos: false,
    fields: [name, surname, beside(email), beside({ ...phone, required: false }), help],
  },
  newsletter: {
    subject: 'common:form.subjects.newsletter',
    submit: 'common:footer.newsletter.submit',
    success: { title: 'common:footer.newsletter.success' },
    hasReceipt: false,
    hasPhotos: false,
    fields: [email],
  },
};

export const formNames = Object.keys(forms) as FormName[];

/** Name of the field with the key, unless the service calls it otherwise. */
export const defaultKeyField = 'apiKey';

/** The service that turns a form post into a mail, set by environment variables (docs/recipes.md, "Get a form key"). */
export const formService = {
  /** URL that forms post to. */
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? 'https://api.staticforms.dev/submit',
  /** Name of the field with the key. */
  keyField: process.env.GATSBY_FORM_KEY_FIELD ?? defaultKeyField,
  key: process.env.GATSBY_FORM_KEY ?? '',
};

/** Origin to which the service returns a visitor after a post without script: by default the published site. */
export const returnOrigin = ({ siteUrl }: { siteUrl: string }): string =>
  process.env.GATSBY_FORM_RETURN_ORIGIN ?? siteUrl;

/** Name of the field with the photos. */
export const photosField = process.env.GATSBY_FORM_ATTACHMENTS_FIELD ?? 'attachments';

/** Maximum number of photos in a request. */
export const maxPhotos = 3;

/** Name of the field with the kind of request. The service makes it the subject of its mail. */
export const subjectField = 'subject';

/** Name of the field with the language of the page. */
export const languageField = 'language';

/** Name of the field that only bots fill in. The service drops a post that has it. */
export const honeypotField = 'honeypot';

/** Name of the field with the URL to return to after a post without script. */
export const returnField = 'redirectTo';

/** Id of the message that a post without script returns to. */
export const sentId = (form: FormName) => `sent-${form}`;

export type FieldError = 'missing' | 'malformed' | 'too-long';

/** Letters and digits of all alphabets: some browsers accept `jean@müller-elektro.ch` unchanged. */
const letter = '[a-z\\d\\u{80}-\\u{10ffff}]';
const label = `${letter}(?:(?:${letter}|-)*${letter})?`;

/** A valid e-mail address. Never stricter than a browser's own check for `input type=email` (HTML standard). */
const emailPattern = new RegExp(
  `^(?:${letter}|[_.!#$%&'*+/=?^\`{|}~-])+@${label}(?:\\.${label})*$`,
  'iu',
);

const shapes: Partial<Record<FieldSpec['control'], RegExp>> = {
  email: emailPattern,
  tel: new RegExp(`^${phonePattern}$`),
};

/**
 * Cleans a field's text for checking, sending and storing: removes whitespace and invisible characters at both ends,
 * and invisible characters everywhere in an e-mail address or phone number.
 */
export function cleaned(name: string, text: string): string {
  return trimmed(name === 'email' || name === 'phone' ? withoutInvisible(text) : text);
}

/** @returns the error in a field's text, if any */
export function validate(
  { name: field, control, required, maxLength }: FieldSpec,
  text: string,
): FieldError | undefined {
  const value = cleaned(field, text);
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > maxLength) return 'too-long';
  return shapes[control]?.test(value) === false ? 'malformed' : undefined;
}
