import type { ParseKeys } from 'i18next';
import { servicesField, takesPhotos } from './form-service';

export type FormName = 'home' | 'contact' | 'service' | 'notify' | 'newsletter';

export type FieldName = 'name' | 'surname' | 'email' | 'phone' | 'service' | 'message';

/** A form field, and what is valid in it (`validate`). */
export interface FieldSpec {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'services' | 'textarea';
  label: ParseKeys;
  /** Error message for a field that is empty or malformed. */
  errorText: ParseKeys;
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

/** A required field, with the label and the error message of its name. */
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
  errorText: `common:form.errors.${name}`,
  required: true,
  ...rest,
});

/** The first name (spec, section 3). */
const name = field('name', 'text', 200, {
  autoComplete: 'given-name',
  width: 'half',
});
/** The last name (spec, section 3). */
const surname = field('surname', 'text', 200, {
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
  autoComplete: 'email',
});
const phone = field('phone', 'tel', 60, {
  autoComplete: 'tel',
});
/** The names of the services that were ticked, joined by commas. */
const service = field(servicesField, 'services', 1000);
const message = field('message', 'textarea', 20_000, {
  rows: 4,
});
/** What a visitor writes on the page of a service. */
const help = { ...message, rows: 2, label: 'common:form.help' } as const;

/** A field beside its neighbour; it takes a whole row in a narrow card. */
const beside = (each: FieldSpec): FieldSpec => ({ ...each, width: 'wide-half' });

/** Who asks, with first and last name. */
const person = [name, surname, beside(email), beside(phone)];

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
  /** Whether its last fields, and its button and privacy link, are side by side on a desk: its page goes on soon. */
  isTwoColumn?: boolean;
  /** In order (spec, sections 3 and 5). */
  fields: FieldSpec[];
}

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
    fields: [...person, { ...message, rows: 2, label: 'common:form.project' }],
  },
  contact: {
    ...quote,
    subject: 'common:form.subjects.contact',
    submit: 'common:form.send',
    fields: [fullName, beside(email), beside(phone), { ...message, required: false }],
  },
  service: {
    ...quote,
    isTwoColumn: true,
    fields: [...person, service, { ...help, optionalWithResult: true }],
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
