import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback } from 'react';
import { formNames, forms, type FormName, type FormSpec } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import { usePage } from '../../hooks/usePage';
import { Toast } from '../Toast';

const failure: FormSpec['success'] = {
  title: 'common:form.failure.title',
  text: 'common:form.failure.text',
};

/** Success notice, only announced if the form's receipt shows it; with `showSendFailure`, also the failure notice. */
function FormNotice({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const { company, route } = usePage();
  const [{ status, receipt }, dispatch] = useForm(form);
  const hold = useCallback(
    (isHeld: boolean) => dispatch({ type: 'noticeHeld', isHeld }),
    [dispatch],
  );
  const isFailed = status === 'failed' && company.showSendFailure;
  if (status !== 'sent' && !isFailed) return null;
  const { title, text } = isFailed ? failure : forms[form].success;
  if (status === 'sent' && receipt?.route === route)
    return (
      <p className="visually-hidden">
        {t(title)}
        {text && ` ${t(text)}`}
      </p>
    );
  return (
    <Toast
      title={t(title)}
      text={text && t(text)}
      kind={isFailed ? 'failure' : 'success'}
      onHold={hold}
      onClose={() => dispatch({ type: 'noticeEnded' })}
    />
  );
}

/**
 * Outcome of the forms (spec, section 4), on any page: the visitor may have followed a link meanwhile. The live region
 * stays mounted without a notice, because screen readers announce only its changes.
 */
export function FormNotices() {
  return (
    <div role="status" className="toast-container toast-place position-fixed w-auto">
      {formNames.map((form) => (
        <FormNotice key={form} form={form} />
      ))}
    </div>
  );
}
