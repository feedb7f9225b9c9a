import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { forms, type FieldName, type FormName } from '../../forms/fields';
import { formService, returnField } from '../../forms/service';
import { submissions } from '../../forms/submissions';
import { validate, type FieldError } from '../../forms/validate';
import { Field, type Choices } from './Field';
import { FormNotice } from './FormNotice';
import { HiddenFields } from './HiddenFields';
import { useDraft } from './useDraft';
import { useSubmission } from './useSubmission';
import './Form.scss';

type FieldErrors = Partial<Record<FieldName, FieldError>>;

interface Props {
  form: FormName;
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Choices and first choice of the field `service`. */
  services?: { options: Choices[]; chosen: string };
  /** What stands under the fields: the button, given whether the form is being sent. */
  children: (sending: boolean) => ReactNode;
}

function errorsOf(form: FormName, body: FormData): FieldErrors {
  return Object.fromEntries(
    forms[form].flatMap((field) => {
      const value = body.get(field.name);
      const error = validate(field, typeof value === 'string' ? value : '');
      return error ? [[field.name, error]] : [];
    }),
  );
}

/**
 * A form of the site. It is a real HTML form: without script the browser checks and posts it; with script it is
 * checked in the page's language, sent once, and its text is kept until it has arrived.
 */
export function Form({ form, className = '', labelledBy, services, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const status = useSubmission(form);
  useDraft(form, ref, status);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.noValidate = true;
    // A text that is too long gets a message; the browser would cut it without a word.
    element.querySelectorAll('[maxlength]').forEach((each) => each.removeAttribute('maxlength'));
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const body = new FormData(element);
    const found = errorsOf(form, body);
    setErrors(found);
    const first = forms[form].find(({ name }) => found[name]);
    if (first) {
      (element.elements.namedItem(first.name) as HTMLElement | null)?.focus();
      return;
    }
    body.delete(returnField);
    void submissions.send(form, body);
  };

  return (
    <form
      ref={ref}
      className={`form ${className}`.trim()}
      aria-labelledby={labelledBy}
      method="post"
      encType="multipart/form-data"
      action={formService.endpoint}
      onSubmit={onSubmit}
    >
      <div className="form__fields">
        {forms[form].map((field) => (
          <Field
            key={field.name}
            field={field}
            formId={form}
            error={errors[field.name]}
            {...(field.control === 'select' &&
              services && { options: services.options, defaultValue: services.chosen })}
          />
        ))}
      </div>
      <HiddenFields form={form} />
      {children(status === 'sending')}
      <FormNotice form={form} status={status} />
    </form>
  );
}
