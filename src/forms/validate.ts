import { phonePattern, type Field } from './fields';

export type FieldError = 'missing' | 'malformed' | 'too-long';

/** A valid e-mail address, as the HTML standard defines it for `input type=email`. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const shapes: Partial<Record<Field['control'], RegExp>> = {
  email: emailPattern,
  tel: new RegExp(`^${phonePattern}$`),
};

/** @returns what is wrong with a field's text, if anything; spaces around it do not count */
export function validate(
  { control, required, maxLength }: Field,
  text: string,
): FieldError | undefined {
  const value = text.trim();
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > maxLength) return 'too-long';
  return shapes[control]?.test(value) === false ? 'malformed' : undefined;
}
