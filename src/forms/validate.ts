import type { ParseKeys } from 'i18next';
import { trimmed, withoutInvisible } from '../i18n/invisible';
import { fieldsOf, type FieldName, type FieldSpec, type FormName } from './fields';

/** Six to twenty digits, with any other characters between them. */
export const phonePattern = '(?:\\D*\\d){6,20}\\D*';

export type FieldErrors = Partial<Record<FieldName, ParseKeys>>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field in a form. */
export const controlOf = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(name) as Control;

/**
 * Cleans the texts of a form for checking and sending: removes whitespace and invisible characters at both ends, and
 * invisible characters everywhere in an e-mail address or phone number.
 */
export function clean(form: FormName, element: HTMLFormElement): void {
  for (const { name, control } of fieldsOf(form)) {
    const field = controlOf(element, name);
    const isCode = control === 'email' || control === 'tel';
    if (control !== 'services')
      field.value = trimmed(isCode ? withoutInvisible(field.value) : field.value);
  }
}

/** The key of the message for what the browser, or the length, finds wrong in a field. */
function errorIn(
  { name, errorText, maxLength }: FieldSpec,
  element: HTMLFormElement,
): ParseKeys | undefined {
  const { validity, value } = controlOf(element, name);
  if (validity.valueMissing || validity.typeMismatch || validity.patternMismatch) return errorText;
  return value.length > maxLength ? 'common:form.errors.tooLong' : undefined;
}

/** The errors in the fields of a form. */
export const errorsIn = (form: FormName, element: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const error = errorIn(field, element);
      return error ? [[field.name, error]] : [];
    }),
  );
