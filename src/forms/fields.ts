import type { ParseKeys } from 'i18next';
import { takesPhotos } from './form-service';

export type FormName = 'home' | 'contact' | 'service' | 'notify' | 'newsletter';

export type FieldName = 'name' | 'surname' | 'email' | 'phone' | 'service' | 'message';

/** A form field, and what is valid in it (`errorIn`). */
export interface FieldSpec {
  name: FieldName;
  control: 'text' | 'email' | 'tel' | 'services' | 'textarea';
  label: ParseKeys;
  required: boolean;
  /** Error message for a field that is empty or malformed. A text that is not required needs none. */
  errorText?: ParseKeys;
  /** Characters. */
  maxLength: number;
  autoComplete?: string;
  /** Lines of a textarea. */
  rows?: number;
}

/** A field, by default a required one, with the label of its name. */
const field = (
  name: FieldName,
  control: FieldSpec['control'],
  maxLength: number,
  rest: Partial<FieldSpec>,
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
});
/** The last name (spec, section 3). */
const surname = field('surname', 'text', 200, {
  errorText: 'common:form.errors.surname',
  autoComplete: 'family-name',
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
const message = field('message', 'textarea', 20_000, {
  errorText: 'common:form.errors.message',
  rows: 4,
});
/** What a visitor writes on the page of a service. */
const help = { ...message, rows: 2, label: 'common:form.help' } as const;
/** The service that is asked for, by its title. One is always chosen. */
const service = field('service', 'services', 200, {});

/** A form, and how it differs from the others. */
export interface FormSpec {
  /** Kind of request, with which the subject of its mail begins. */
  subject: ParseKeys;
  /** Text of its submit button. */
  submit: ParseKeys;
  /** Its success message. */
  success: { title: ParseKeys; text?: ParseKeys };
  hasPhotos: boolean;
  /** Whether message and photos, and its button and privacy link, are side by side on a desk, so that it is low. */
  isTwoColumn?: boolean;
  /** The fields in order (spec, sections 3 and 5), by rows. */
  rows: FieldSpec[][];
}

const quote = {
  subject: 'common:form.subjects.quote',
  submit: 'common:form.submit',
  success: { title: 'common:form.success.title', text: 'common:form.success.text' },
  hasPhotos: takesPhotos,
} as const;

/**
 * The forms. `notify` is that of a service that is not available yet: the visitor asks to be told when it is.
 */
export const forms: Record<FormName, FormSpec> = {
  home: {
    ...quote,
    rows: [
      [name, surname],
      [email, phone],
      [{ ...message, rows: 2, label: 'common:form.project' }],
    ],
  },
  contact: {
    ...quote,
    subject: 'common:form.subjects.contact',
    submit: 'common:form.send',
    rows: [[fullName], [email, phone], [{ ...message, required: false }]],
  },
  service: {
    ...quote,
    isTwoColumn: true,
    rows: [[name, surname], [email, phone], [service], [help]],
  },
  notify: {
    ...quote,
    subject: 'common:form.subjects.notify',
    submit: 'service:notify.title',
    hasPhotos: false,
    rows: [[name, surname], [email, { ...phone, required: false }], [{ ...help, required: false }]],
  },
  newsletter: {
    subject: 'common:form.subjects.newsletter',
    submit: 'common:footer.newsletter.submit',
    success: { title: 'common:footer.newsletter.success' },
    hasPhotos: false,
    rows: [[email]],
  },
};

export const formNames = Object.keys(forms) as FormName[];

/** The fields of a form, in order. */
export const fieldsOf = (form: FormName): FieldSpec[] => forms[form].rows.flat();
