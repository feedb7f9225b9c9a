import type { FormName } from '../../forms/fields';
import { submissions, type SubmissionStatus } from '../../forms/submissions';
import { useTranslations } from '../../context/translations';
import { Notice } from '../Notice/Notice';
import { useSiteData } from '../../context/site-data';
import { sentId } from './HiddenFields';

interface Props {
  form: FormName;
  status: SubmissionStatus;
}

/**
 * What the visitor reads after sending. A failure shows nothing (spec, section 4) unless `showSendFailure` in
 * data/company.json says otherwise; the text stays in the form either way.
 */
export function FormNotice({ form, status }: Props) {
  const { t } = useTranslations();
  const { company } = useSiteData();
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
        onDone={() => submissions.acknowledge(form)}
      />
      <p className="form__sent" id={sentId(form)}>
        {Object.values(sent).join(' ')}
      </p>
    </>
  );
}
