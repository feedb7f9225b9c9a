import { forms, type FieldName, type FieldSpec, type FormName } from './fields';
import { photosField, returnField } from './form-service';
import { cleaned, validate, type FieldError } from './validate';
import type { FormState } from './form-state';
import { excerptOf, type RequestSummary } from './receipts';
import { withResults, type ToolResult } from './results';

export type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>;

/** A field's text. Several ticked services are joined. */
const textIn = (body: FormData, name: string): string =>
  body
    .getAll(name)
    .filter((text) => typeof text === 'string')
    .join(', ');

/** The fields of a form. One with `optionalWithResult` is optional once a tool has handed over a result. */
export const fieldsOf = (form: FormName, results: readonly ToolResult[]): FieldSpec[] =>
  forms[form].fields.map((field) =>
    field.optionalWithResult && results.length > 0 ? { ...field, required: false } : field,
  );

/** The body of a form, with the visitor's input cleaned. Several services become one text. */
export function bodyOf(form: FormName, element: HTMLFormElement): FormData {
  const body = new FormData(element);
  for (const { name } of forms[form].fields) body.set(name, cleaned(name, textIn(body, name)));
  return body;
}

/** The errors in the fields of a body. */
export const errorsIn = (fields: readonly FieldSpec[], body: FormData): FieldErrors =>
  Object.fromEntries(
    fields.map((field) => [field.name, validate(field, textIn(body, field.name))]),
  );

/** A request to be posted by script, and its summary for the receipt. */
export interface FormRequest {
  body: FormData;
  summary: RequestSummary;
}

/**
 * Makes a form's body a request: its message gets the tools' results, and what serves only a post without script goes.
 *
 * @param body changed by this
 * @param origin route of the page, and slugs of the services asked for
 */
export function requestOf(
  body: FormData,
  { draft: { results }, photos }: FormState,
  origin: Pick<RequestSummary, 'route' | 'services'>,
): FormRequest {
  const message = textIn(body, 'message');
  if (results.length > 0) body.set('message', withResults(message, results));
  body.delete(returnField);
  // The prepared photos are attached instead.
  body.delete(photosField);
  return {
    body,
    summary: {
      ...origin,
      excerpt: excerptOf(message),
      results: results.map(({ label }) => label),
      photos: photos.length,
    },
  };
}
