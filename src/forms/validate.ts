import { trimmed, withoutInvisible } from '../i18n/invisible';
import type { FieldSpec } from './fields';

/** Six to twenty digits, with any other characters between them. */
export const phonePattern = '(?:\\D*\\d){6,20}\\D*';

export type FieldError = 'missing' | 'malformed' | 'too-long';

/** Letters and digits of all alphabets: some browsers accept `jean@müller-elektro.ch` unchanged. */
const letter = '[a-z\\d\\u{80}-\\u{10ffff}]';
const domainLabel = `${letter}(?:(?:${letter}|-)*${letter})?`;

/** A valid e-mail address. Never stricter than a browser's own check for `input type=email` (HTML standard). */
const emailPattern = new RegExp(
  `^(?:${letter}|[_.!#$%&'*+/=?^\`{|}~-])+@${domainLabel}(?:\\.${domainLabel})*$`,
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
  { name, control, required, maxLength }: FieldSpec,
  text: string,
): FieldError | undefined {
  const value = cleaned(name, text);
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > maxLength) return 'too-long';
  return shapes[control]?.test(value) === false ? 'malformed' : undefined;
}
