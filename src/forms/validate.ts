import { phonePattern, type Field } from './fields';

export type FieldError = 'missing' | 'malformed' | 'too-long';

/** What HTML itself takes for an e-mail address (HTML standard, input type=email). */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const shapes: Partial<Record<Field['control'], RegExp>> = {
  email: emailPattern,
  tel: new RegExp(`^${phonePattern}$`),
};

/** What is wrong with a field's text, if anything. Spaces around it do not count. */
export function validate(
  { control, required, maxLength }: Field,
  text: string,
): FieldError | undefined {
  const value = text.trim();
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > maxLength) return 'too-long';
  return shapes[control]?.test(value) === false ? 'malformed' : undefined;
}
