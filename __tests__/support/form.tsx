import { act, fireEvent, screen } from '@testing-library/react';
import type { FormName } from '../../src/forms/fields';
import { Newsletter } from '../../src/forms/Newsletter';
import { QuoteForm } from '../../src/forms/QuoteForm';
import type { ToolText } from '../../src/forms/tool-text';

/** The service of the page with the forms `service` and `notify`. */
export const own = { slug: 'web', translation: { title: 'web' } };

interface CardProps {
  form: FormName;
  service?: typeof own;
  toolText?: ToolText | undefined;
  isFolded?: boolean;
  isLinked?: boolean;
}

/** Each form as its page has it. */
export function FormCard({ form, service = own, ...card }: CardProps) {
  const texts = { title: 'Quote', text: '', ...card };
  if (form === 'newsletter') return <Newsletter />;
  if (form === 'service' || form === 'notify')
    return <QuoteForm {...texts} form={form} service={service} />;
  return <QuoteForm {...texts} form={form} />;
}

export const theForm = () => screen.getByRole<HTMLFormElement>('form', { hidden: true });

export const fieldOf = (name: string) => theForm().elements.namedItem(name) as HTMLInputElement;

export const type = (name: string, value: string) =>
  fireEvent.input(fieldOf(name), { target: { value } });

/** Names of the fields with an error, in order. */
export const wrongFields = () =>
  [...theForm().querySelectorAll('[aria-invalid="true"]')].map((field) =>
    field.getAttribute('name'),
  );

export const press = () =>
  act(() => {
    fireEvent.submit(theForm());
    return Promise.resolve();
  });

export const typed = {
  name: 'Zoë',
  surname: 'Rey',
  email: 'zoe@example.ch',
  phone: '022 000 00 00',
  message: 'A lamp.',
};

/** Fills in all fields of the form, but not its service. */
export function fillIn(texts: Record<string, string> = {}): void {
  for (const [name, text] of Object.entries({ ...typed, ...texts }))
    if (fieldOf(name)) type(name, text);
}
