import { useTranslation } from 'gatsby-plugin-react-i18next';
import { createPortal } from 'react-dom';
import { Icon } from '../components/Icon';
import { useInBrowser } from '../hooks/useInBrowser';
import { usePage } from '../hooks/usePage';
import { forms } from './fields';
import type { FormState } from './useForm';

const failure = { title: 'common:form.failure.title', text: 'common:form.failure.text' } as const;

/**
 * The notice of a form's outcome (spec, section 4), over the page, so that nothing moves when it hides. A failure is told
 * with `showSendFailure` only. The live region stays without a notice: screen readers announce its changes.
 */
export function Notice({ state: { form, status, endNotice } }: { state: FormState }) {
  const { t } = useTranslation();
  const { company } = usePage();
  const body = useInBrowser(() => document.body, undefined);
  if (!body) return null;
  const isFailed = status === 'failed' && company.showSendFailure;
  const { title, text } = isFailed ? failure : forms[form].success;
  const look = isFailed ? 'danger' : 'success';
  return createPortal(
    <div role="status" className="toast-container position-fixed top-0 end-0 p-3 d-print-none">
      {(status === 'sent' || isFailed) && (
        <div className={`toast show bg-${look}-subtle border-${look}-subtle text-${look}-emphasis`}>
          <div className="toast-body d-flex align-items-center gap-3">
            <Icon name={isFailed ? 'alert' : 'check'} />
            <p>
              <strong className="d-block">{t(title)}</strong> {text && <span>{t(text)}</span>}
            </p>
            <button type="button" className="btn btn-icon ms-auto text-reset" onClick={endNotice}>
              <Icon name="close" />
              <span className="visually-hidden">{t('common:form.close')}</span>
            </button>
          </div>
        </div>
      )}
    </div>,
    body,
  );
}
