import { clsx } from 'clsx';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode, RefObject } from 'react';
import { useInBrowser } from '../hooks/useInBrowser';
import { usePage } from '../hooks/usePage';
import { localisedPath } from '../i18n/paths';
import { routes } from '../routes';
import { Field, type PageService } from './Field';
import { forms, type FieldSpec, type FormName } from './fields';
import {
  formService,
  honeypotField,
  languageField,
  returnField,
  returnOrigin,
  sentId,
  subjectField,
} from './form-service';
import { PhotoField } from './PhotoField';
import type { FormState } from './useForm';
import './Form.scss';

/** Fields that the visitor does not fill in: key, subject, reply, service, language, return address and honeypot. */
function HiddenFields({ form, service }: { form: FormName; service: PageService | undefined }) {
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const returnUrl = `${returnOrigin(company)}${localisedPath(route, language)}#${sentId(form)}`;
  return (
    <>
      <input type="hidden" name={formService.keyField} value={formService.key} />
      <input type="hidden" name={formService.replyField} value={formService.reply} />
      <input type="hidden" name={subjectField} value={t(forms[form].subject)} />
      {service && <input type="hidden" name="service" value={service.translation.title} />}
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

/** Submit button; its text changes while the form is being sent. */
export function SubmitButton({ state, look }: { state: FormState; look: string }) {
  const { t } = useTranslation();
  const isSending = state.status === 'sending';
  return (
    <button
      className={`btn ${look} flex-shrink-0`}
      type="submit"
      aria-disabled={isSending || undefined}
    >
      {isSending ? t('common:form.sending') : t(forms[state.form].submit)}
    </button>
  );
}

/** The purpose of a form's data and a link to the privacy policy, where visitors enter the data. */
export function PrivacyLink({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="small text-body-secondary">
      {text} <Link to={routes.privacyPolicy}>{t('common:form.privacy')}</Link>.
    </p>
  );
}

interface Props {
  state: FormState;
  formRef: RefObject<HTMLFormElement>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  className?: string;
  /** The service of the page. */
  service?: PageService | undefined;
  /** A button beside the field, in a form that has only one. */
  button?: ReactNode;
  /** What stands below the fields. */
  children?: ReactNode;
}

/**
 * An HTML form. Without script the browser validates and posts it. With script the errors are in the page's language,
 * the form is sent once, and its text is kept until the service has accepted it.
 */
export function Form({ state, formRef, labelledBy, className, service, button, children }: Props) {
  const isLive = useInBrowser(() => true, false);
  const { form } = state;
  const { rows, hasPhotos, isTwoColumn } = forms[form];
  const hasChoice = rows.flat().some(({ control }) => control === 'services');
  const isMessage = ({ control }: FieldSpec) => control === 'textarea';
  return (
    <form
      ref={formRef}
      className={clsx('form vstack', className)}
      aria-labelledby={labelledBy}
      method="post"
      encType="multipart/form-data"
      action={formService.endpoint}
      noValidate={isLive}
      onInput={state.onInput}
      onSubmit={state.onSubmit}
    >
      {rows.map((fields) => (
        <div key={fields[0]?.name} className={clsx('row', fields.some(isMessage) && 'flex-grow-1')}>
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              state={state}
              hasMaxLength={!isLive}
              service={service}
            >
              {button}
            </Field>
          ))}
          {hasPhotos && isTwoColumn && fields.some(isMessage) && <PhotoField state={state} />}
        </div>
      ))}
      {hasPhotos && !isTwoColumn && (
        <div className="row">
          <PhotoField state={state} />
        </div>
      )}
      <HiddenFields form={form} service={hasChoice ? undefined : service} />
      {children}
      <SentLine form={form} />
    </form>
  );
}
