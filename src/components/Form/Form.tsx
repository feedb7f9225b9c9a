import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { forms, type FieldSpec, type FormName } from '../../forms/fields';
import {
  formService,
  honeypotField,
  languageField,
  returnField,
  returnOrigin,
  sentId,
  servicesField,
  subjectField,
} from '../../forms/form-service';
import { isEmptyDraft } from '../../forms/drafts';
import { useForm } from '../../forms/FormsProvider';
import { receiptNow } from '../../forms/receipts';
import { requestOf, type FormRequest } from '../../forms/request';
import type { ToolResult } from '../../forms/results';
import type { PageService, ServiceOffers } from '../../forms/service-offers';
import { submit } from '../../forms/submit';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';
import { Field } from './Field';
import { PhotoField } from './PhotoField';
import { ServiceChoice } from './ServiceChoice';
import { ToolResults } from './ToolResults';
import { useFormFields } from './useFormFields';
import './Form.scss';

/** Fields that the visitor does not fill in: key, subject, service, language, return address and honeypot. */
function HiddenFields({ form, requestedService }: Pick<Props, 'form' | 'requestedService'>) {
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const returnUrl = `${returnOrigin(company)}${localisedPath(route, language)}#${sentId(form)}`;
  return (
    <>
      <input type="hidden" name={formService.keyField} value={formService.key} />
      <input type="hidden" name={subjectField} value={t(forms[form].subject)} />
      {requestedService && (
        <input type="hidden" name={servicesField} value={requestedService.translation.title} />
      )}
      <input type="hidden" name={languageField} value={language} />
      <input type="hidden" name={returnField} value={returnUrl} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('common:form.honeypot')}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Success message after a post without script: the form service redirects the visitor to it. */
function SentLine({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const { title, text } = forms[form].success;
  return (
    <p className="form__sent alert alert-success w-100 mt-3 fw-semibold" id={sentId(form)}>
      {t(title)}
      {text && ` ${t(text)}`}
    </p>
  );
}

interface Props {
  form: FormName;
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Options of the field `service`. */
  services?: ServiceOffers | undefined;
  /** The service requested by a form without a choice of services. */
  requestedService?: PageService | undefined;
  /** Initial text of the message. */
  defaultMessage?: string | undefined;
  /** The submit button and the content beside it. */
  children: ReactNode;
}

/**
 * An HTML form. Without script the browser validates and posts it. With script the errors are in the page's language,
 * the form is sent once, and its text is kept until the service has accepted it.
 */
export function Form({
  form,
  className,
  labelledBy,
  services,
  requestedService,
  defaultMessage,
  children,
}: Props) {
  const { route } = usePage();
  const hasSent = useRef(false);
  const [state, dispatch] = useForm(form);
  const { isRestored, draft, photos, status } = state;
  const { hasPhotos, hasReceipt, isTwoColumn } = forms[form];
  const { ref, fields, errors, onInput, check } = useFormFields(form, services);

  const send = async ({ body, summary }: FormRequest) => {
    hasSent.current = true;
    dispatch({ type: 'sending' });
    const ready = await Promise.all(photos.map(({ whenReady }) => whenReady)).catch(
      () => undefined,
    );
    // Without all photos nothing is sent: the visitor decides in the photo field, which names the unreadable one.
    if (!ready) {
      dispatch({ type: 'withheld' });
      return ref.current?.querySelector<HTMLElement>('[type=file]')?.focus();
    }
    const outcome = await submit(formService.endpoint, body, ready);
    if (outcome === 'failed') return dispatch({ type: 'failed' });
    const receipt = hasReceipt ? receiptNow(summary) : undefined;
    dispatch({ type: 'sent', form: state, receipt });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    // Ignores a second press just after this form was sent and cleared.
    if (hasSent.current && status === 'sent' && isEmptyDraft(draft)) return;
    const checked = check(event.currentTarget);
    if (!checked) return;
    const asked = requestedService ? [requestedService.slug] : checked.ticked;
    void send(requestOf(checked.body, state, { route, services: asked }));
  };

  const remove = ({ tool }: ToolResult) => {
    ref.current?.querySelector<HTMLElement>('[name=message]')?.focus();
    dispatch({ type: 'resultRemoved', tool });
  };

  const isMessage = ({ control }: FieldSpec) => control === 'textarea';
  const renderField = (field: FieldSpec) =>
    field.control === 'services' ? (
      services && (
        <ServiceChoice
          key={field.name}
          field={field}
          formId={form}
          isWrong={errors[field.name] !== undefined}
          offers={services}
        />
      )
    ) : (
      <Field
        key={field.name}
        field={field}
        formId={form}
        error={errors[field.name]}
        hasMaxLength={!isRestored}
        defaultValue={isMessage(field) ? defaultMessage : undefined}
      />
    );
  const lastFields = (
    <>
      {fields.filter(isMessage).map(renderField)}
      {hasPhotos && <PhotoField form={form} />}
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
      noValidate={isRestored}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className="form__fields d-flex flex-column">
        <div className="form__lines">
          {fields.filter((field) => !isMessage(field)).map(renderField)}
        </div>
        {isTwoColumn ? (
          <div className="form__last row row-cols-1 row-cols-lg-2">{lastFields}</div>
        ) : (
          lastFields
        )}
        <ToolResults form={form} results={draft.results} onRemove={remove} />
      </div>
      <HiddenFields form={form} requestedService={requestedService} />
      {children}
      <SentLine form={form} />
    </form>
  );
}
