import { useTranslation } from 'gatsby-plugin-react-i18next';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  cleaned,
  formService,
  forms,
  honeypotField,
  languageField,
  photosField,
  returnField,
  subjectField,
  subjects,
  takesPhotos,
  validate,
  type FieldError,
  type FieldName,
  type FieldSpec,
  type FormName,
} from '../../forms/fields';
import { submissions, type SubmissionStatus } from '../../forms/submissions';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';
import { PhoneLink } from '../ContactLinks';
import { Toast } from '../Toast';
import { Field, type OptionGroup } from './Field';
import { attachPhotos, PhotoField } from './PhotoField';
import { draftOf, isEmpty, sentId, useDraft } from './useDraft';
import './Form.scss';

type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>;

/** Cleans what the visitor has filled in. */
function clean(form: FormName, body: FormData): void {
  for (const { name } of forms[form])
    body.set(name, cleaned(name, (body.get(name) ?? '') as string));
}

const errorsOf = (form: FormName, body: FormData): FieldErrors =>
  Object.fromEntries(
    forms[form].map((field) => [
      field.name,
      validate(field, (body.get(field.name) ?? '') as string),
    ]),
  );

/** The fields that the visitor does not fill in: key, subject, language, return address and honeypot. */
function HiddenFields({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const origin = formService.returnOrigin ?? company.siteUrl;
  const returnUrl = `${origin}${localisedPath(route, language)}#${sentId(form)}`;
  return (
    <>
      <input type="hidden" name={formService.keyField} value={formService.key} />
      <input type="hidden" name={subjectField} value={t(subjects[form])} />
      <input type="hidden" name={languageField} value={language} />
      <input type="hidden" name={returnField} value={returnUrl} />
      <label className="visually-hidden" aria-hidden="true">
        {t('common:form.honeypot')}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/**
 * Tells the visitor that the form was sent, or with `showSendFailure` that it was not (spec, section 4): in a toast, or
 * after a post without script in a line that the service sends the visitor back to.
 */
function FormResult({ form, status }: { form: FormName; status: SubmissionStatus }) {
  const { t } = useTranslation();
  const { company } = usePage();
  const pause = useCallback(() => submissions.pause(form), [form]);
  const sent =
    form === 'newsletter'
      ? { title: t('common:footer.newsletter.success') }
      : { title: t('common:form.success.title'), text: t('common:form.success.text') };
  const failed = { title: t('common:form.failure.title'), text: t('common:form.failure.text') };
  const shown =
    status === 'sent' ? sent : status === 'failed' && company.showSendFailure ? failed : undefined;
  return (
    <>
      <Toast
        content={shown}
        kind={status === 'sent' ? 'success' : 'failure'}
        onPause={pause}
        onClose={() => submissions.dismiss(form)}
      />
      <p className="form__sent alert alert-success w-100 mt-3 mb-0 fw-semibold" id={sentId(form)}>
        {Object.values(sent).join(' ')}
      </p>
    </>
  );
}

/** What stays in the form after it was sent: who sent it, when to expect an answer, and the phone number. */
function Thanks({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className="alert alert-success mt-3 mb-0 fw-semibold">
      <p>{t('common:form.success.thanks', { name })}</p>
      <p>
        {t('common:form.success.next')}{' '}
        <PhoneLink className="alert-link d-flex align-items-center gap-2 pt-3 pb-1" />
      </p>
    </div>
  );
}

interface Props {
  form: FormName;
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Options of the field `service`, and the title of the default one. */
  services?: { options: OptionGroup[]; chosen: string };
  /** Renders the button below the fields. */
  children: (sending: boolean) => ReactNode;
}

/**
 * An HTML form. Without script the browser validates and posts it. With script the errors are in the page's language,
 * the form is sent once, and its text is kept until the service has accepted it.
 */
export function Form({ form, className, labelledBy, services, children }: Props) {
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
    clean(form, body);
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

  const isMessage = ({ control }: FieldSpec) => control === 'textarea';
  const show = (field: FieldSpec) => (
    <Field
      key={field.name}
      field={field}
      formId={form}
      error={errors[field.name]}
      options={services?.options}
      defaultValue={services?.chosen}
    />
  );
  const last = (
    <>
      {forms[form].filter(isMessage).map(show)}
      {takesPhotos && form !== 'newsletter' && <PhotoField form={form} />}
    </>
  );
  return (
    <form
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      method="post"
      encType="multipart/form-data"
      action={formService.endpoint}
      onSubmit={onSubmit}
      onInput={() => setThanked('')}
    >
      <div className="form__fields d-flex flex-column">
        <div className="row">{forms[form].filter((field) => !isMessage(field)).map(show)}</div>
        {form === 'service' ? <div className="row row-cols-1 row-cols-lg-2">{last}</div> : last}
      </div>
      <HiddenFields form={form} />
      {children(status === 'sending')}
      <FormResult form={form} status={status} />
      {thanked && <Thanks name={thanked} />}
    </form>
  );
}
