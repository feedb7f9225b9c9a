import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { forms, type FieldName, type FormName } from '../../forms/fields';
import { formService, photosField, returnField, takesPhotos } from '../../forms/service';
import { submissions } from '../../forms/submissions';
import { validate, type FieldError } from '../../forms/validate';
import { draftOf, isEmpty } from './controls';
import { Field, type Choices } from './Field';
import { FormNotice } from './FormNotice';
import { HiddenFields } from './HiddenFields';
import { attachPhotos, PhotoField } from './PhotoField';
import { Thanks } from './Thanks';
import { useDraft } from './useDraft';
import './Form.scss';

type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>;

interface Props {
  form: FormName;
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Options of the field `service`, and the title of the default one. */
  services?: { options: Choices[]; chosen: string };
  /** Renders the button below the fields. */
  children: (sending: boolean) => ReactNode;
}

const errorsOf = (form: FormName, body: FormData): FieldErrors =>
  Object.fromEntries(
    forms[form].map((field) => [
      field.name,
      validate(field, (body.get(field.name) ?? '') as string),
    ]),
  );

/**
 * An HTML form. Without script the browser validates and posts it. With script the errors are in the page's language,
 * the form is sent once, and its text is kept until the service has accepted it.
 */
export function Form({ form, className = '', labelledBy, services, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [thanked, setThanked] = useState('');
  const status = useSyncExternalStore(
    submissions.subscribe,
    () => submissions.statusOf(form),
    () => 'idle' as const,
  );
  useDraft(form, ref, status);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.noValidate = true;
    // Text that is too long gets an error message. With `maxlength` the browser would silently cut it.
    element.querySelectorAll('[maxlength]').forEach((each) => each.removeAttribute('maxlength'));
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // A second press just after the form was sent and cleared.
    if (status === 'sent' && isEmpty(element)) return;
    const body = new FormData(element);
    const found = errorsOf(form, body);
    setErrors(found);
    const first = forms[form].find(({ name }) => found[name]);
    if (first) return element.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    body.delete(returnField);
    body.delete(photosField);
    const draft = draftOf(element);
    const attach = draft[photosField] ? () => attachPhotos(form, element, body) : undefined;
    const name = body.get('name') ?? '';
    setThanked('');
    void submissions.send(form, body, draft, attach).then((outcome) => {
      if (outcome === 'sent') setThanked(name as string);
    });
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
      onInput={() => setThanked('')}
    >
      <div className="form__fields">
        {forms[form].map((field) => (
          <Field
            key={field.name}
            field={field}
            formId={form}
            error={errors[field.name]}
            options={services?.options}
            defaultValue={services?.chosen}
          />
        ))}
        {takesPhotos && form !== 'newsletter' && <PhotoField form={form} />}
      </div>
      <HiddenFields form={form} />
      {children(status === 'sending')}
      <FormNotice form={form} status={status} />
      {thanked && <Thanks name={thanked} />}
    </form>
  );
}
