import type { TextKey } from '../context/translations';

export type FormName = 'home' | 'contact' | 'service' | 'newsletter';

export type FieldName = 'name' | 'surname' | 'email' | 'phone' | 'service' | 'message';

export interface Field {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  label: TextKey;
  /** What to do when the field is empty or not of its kind. */
  errorText: TextKey;
  required: boolean;
  /** Longest text that is taken, in characters. */
  maxLength: number;
  autoComplete?: string;
  /** Lines of a textarea. */
  rows?: number;
  /** Shares its line with a neighbour: `half` always, `wide-half` only beside a wide card. */
  width?: 'half' | 'wide-half' | undefined;
}

/** At least six digits, written any way people write a telephone number. */
export const phonePattern = '(?:\\D*\\d){6,20}\\D*';

/** RFC 5321 allows 254 characters for an address; the other bounds are generous and keep a mail readable. */
const surname: Field = {
  name: 'surname',
  control: 'text',
  label: 'common:form.surname',
  errorText: 'common:form.errors.surname',
  required: true,
  maxLength: 200,
  autoComplete: 'given-name',
  width: 'half',
};

const name: Field = {
  name: 'name',
  control: 'text',
  label: 'common:form.name',
  errorText: 'common:form.errors.name',
  required: true,
  maxLength: 200,
  autoComplete: 'family-name',
  width: 'half',
};

const email: Field = {
  name: 'email',
  control: 'email',
  label: 'common:form.email',
  errorText: 'common:form.errors.email',
  required: true,
  maxLength: 254,
  autoComplete: 'email',
};

const phone: Field = {
  name: 'phone',
  control: 'tel',
  label: 'common:form.phone',
  errorText: 'common:form.errors.phone',
  required: true,
  maxLength: 60,
  autoComplete: 'tel',
};

const message: Field = {
  name: 'message',
  control: 'textarea',
  label: 'common:form.project',
  errorText: 'common:form.errors.message',
  required: true,
  maxLength: 20_000,
  rows: 4,
};

const service: Field = {
  name: 'service',
  control: 'select',
  label: 'common:form.service',
  errorText: 'common:form.errors.service',
  required: true,
  maxLength: 200,
};

/** One field instead of two; it is sent under the name that the last one has. */
const fullName: Field = {
  ...name,
  label: 'common:form.fullName',
  errorText: 'common:form.errors.fullName',
  autoComplete: 'name',
  width: undefined,
};

const beside = (field: Field): Field => ({ ...field, width: 'wide-half' });

/** The fields of each form, in their order (spec, sections 3 and 5). */
export const forms: Record<FormName, Field[]> = {
  home: [surname, name, email, phone, message],
  contact: [
    fullName,
    beside(email),
    beside(phone),
    { ...message, label: 'common:form.message', required: false },
  ],
  service: [
    surname,
    name,
    beside(email),
    beside(phone),
    service,
    { ...message, label: 'common:form.help' },
  ],
  newsletter: [email],
};
