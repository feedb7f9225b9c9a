import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback } from 'react';
import type { FormName } from '../../forms/fields';
import { submissions, type SubmissionStatus } from '../../forms/submissions';
import { Notice } from '../Notice/Notice';
import { usePage } from '../../hooks/usePage';
import { sentId } from './HiddenFields';

interface Props {
  form: FormName;
  status: SubmissionStatus;
}

/** Tells the visitor that the form was sent, or with `showSendFailure` that it was not (spec, section 4). */
export function FormNotice({ form, status }: Props) {
  const { t } = useTranslation();
  const { company } = usePage();
  const hold = useCallback(() => submissions.hold(form), [form]);
  const sent =
    form === 'newsletter'
      ? { title: t('common:footer.newsletter.success') }
      : { title: t('common:form.success.title'), text: t('common:form.success.text') };
  const failed = { title: t('common:form.failure.title'), text: t('common:form.failure.text') };
  const shown =
    status === 'sent' ? sent : status === 'failed' && company.showSendFailure ? failed : undefined;
  return (
    <>
      <Notice
        content={shown}
        kind={status === 'sent' ? 'success' : 'failure'}
        onHold={hold}
        onClose={() => submissions.dismiss(form)}
      />
      <p className="form__sent" id={sentId(form)}>
        {Object.values(sent).join(' ')}
      </p>
    </>
  );
}
