import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Form, PrivacyLink, SubmitButton } from './Form';
import { Notice } from './Notice';
import { useForm } from './useForm';

const titleId = 'newsletter-title';

/** The newsletter subscription form, on every page. */
export function Newsletter() {
  const { t } = useTranslation();
  const [state, ref] = useForm({ form: 'newsletter' });
  return (
    <div className="newsletter vstack gap-2 pb-3 pb-sm-0">
      <h2 className="h4 d-none d-sm-block" id={titleId}>
        {t('common:footer.newsletter.title')}
      </h2>
      <p className="text-body-secondary">{t('common:footer.newsletter.text')}</p>
      <Form
        state={state}
        formRef={ref}
        labelledBy={titleId}
        button={<SubmitButton state={state} look="btn-outline-primary" />}
      />
      <PrivacyLink text={t('common:footer.newsletter.leave')} />
      <Notice state={state} />
    </div>
  );
}
