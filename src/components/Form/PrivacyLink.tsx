import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { routes } from '../../routes';

/** The purpose of a form's data and a link to the privacy policy, where visitors enter the data. */
export function PrivacyLink({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="small text-body-secondary">
      {text} <Link to={routes.privacyPolicy}>{t('common:form.privacy')}</Link>.
    </p>
  );
}
