import type { ParseKeys } from 'i18next';

export type FormName = 'home' | 'contact' | 'service' | 'newsletter';

export type FieldName = 'name' | 'surname' | 'email' | 'phone' | 'service' | 'message';

export interface Field {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  label: ParseKeys;
  /** Error message for an empty or malformed field. */
  errorText: ParseKeys;
  required: boolean;
  /** Characters. */
  maxLength: number;
  autoComplete?: string;
  /** Lines of a textarea. */
  rows?: number;
  /** Shares its line with a neighbour: `half` always, `wide-half` only in a wide card. */
  width?: 'half' | 'wide-half';
}

/** Six to twenty digits, and anything between them. */
export const phonePattern = '(?:\\D*\\d){6,20}\\D*';

/** A required field, with the label and error message of its name. */
const field = (
  name: FieldName,
  control: Field['control'],
  maxLength: number,
  rest: Partial<Field> = {},
): Field => ({
  name,
  control,
  maxLength,
  label: `common:form.${name}`,
  errorText: `common:form.errors.${name}`,
  required: true,
  ...rest,
});

/** The first name (spec, section 3). */
const name = field('name', 'text', 200, { autoComplete: 'given-name', width: 'half' });
/** The last name (spec, section 3). */
const surname = field('surname', 'text', 200, { autoComplete: 'family-name', width: 'half' });
/** First and last name in one field, which the contact form sends as `name` (spec, section 3). */
const fullName = field('name', 'text', 200, {
  label: 'common:form.fullName',
  errorText: 'common:form.errors.fullName',
  autoComplete: 'name',
});
/** An address has at most 254 characters (RFC 5321). */
const email = field('email', 'email', 254, { autoComplete: 'email' });
const phone = field('phone', 'tel', 60, { autoComplete: 'tel' });
const service = field('service', 'select', 200);
const message = field('message', 'textarea', 20_000, { rows: 4 });

/** What the request of a form is called in the mail. */
export const subjects: Record<FormName, ParseKeys> = {
  home: 'common:form.subjects.quote',
  service: 'common:form.subjects.quote',
  contact: 'common:form.subjects.contact',
  newsletter: 'common:form.subjects.newsletter',
};

const beside = (each: Field): Field => ({ ...each, width: 'wide-half' });

/** The fields of each form, in order (spec, sections 3 and 5). */
export const forms: Record<FormName, Field[]> = {
  home: [
    name,
    surname,
    beside(email),
    beside(phone),
    { ...message, rows: 2, label: 'common:form.project' },
  ],
  contact: [fullName, beside(email), beside(phone), { ...message, required: false }],
  service: [
    name,
    surname,
    beside(email),
    beside(phone),
    service,
    { ...message, label: 'common:form.help' },
  ],
  newsletter: [email],
};
