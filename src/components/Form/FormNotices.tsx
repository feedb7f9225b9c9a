import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback } from 'react';
import { formNames, type FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import { usePage } from '../../hooks/usePage';
import { Toast } from '../Toast';

/** Success message of a form. */
export function useSentWords(form: FormName): { title: string; text?: string } {
  const { t } = useTranslation();
  return form === 'newsletter'
    ? { title: t('common:footer.newsletter.success') }
    : { title: t('common:form.success.title'), text: t('common:form.success.text') };
}

/** Success notice, unless the form's receipt is on the page; with `showSendFailure`, also the failure notice. */
function FormNotice({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const { company, route } = usePage();
  const [{ status, receipt }, dispatch] = useForm(form);
  const sent = useSentWords(form);
  const hold = useCallback(
    (isHeld: boolean) => dispatch({ type: 'noticeHeld', isHeld }),
    [dispatch],
  );
  const isShown =
    status === 'sent'
      ? receipt?.route !== route
      : status === 'failed' && Boolean(company.showSendFailure);
  if (!isShown) return null;
  const failed = { title: t('common:form.failure.title'), text: t('common:form.failure.text') };
  return (
    <Toast
      content={status === 'sent' ? sent : failed}
      kind={status === 'sent' ? 'success' : 'failure'}
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
