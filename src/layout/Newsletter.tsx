import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Form } from '../components/Form/Form';
import { PrivacyLink } from '../components/Form/PrivacyLink';
import { SubmitButton } from '../components/Form/SubmitButton';
import './Newsletter.scss';

const titleId = 'newsletter-title';

/** The newsletter subscription form. */
export function Newsletter() {
  const { t } = useTranslation();
  return (
    <div className="newsletter vstack gap-2">
      <h2 className="h4 d-none d-sm-block" id={titleId}>
        {t('common:footer.newsletter.title')}
      </h2>
      <p className="text-body-secondary">{t('common:footer.newsletter.text')}</p>
      <Form
        form="newsletter"
        className="newsletter__form d-flex flex-wrap gap-2"
        labelledBy={titleId}
      >
        <SubmitButton form="newsletter" className="btn-outline-primary" />
      </Form>
      <PrivacyLink text={t('common:footer.newsletter.leave')} />
    </div>
  );
}
