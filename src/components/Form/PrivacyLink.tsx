import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { routes } from '../../routes';

/** What a form uses the data for, and the way to the privacy policy: visitors are told where they give their data. */
export function PrivacyLink({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="small text-body-secondary">
      {text} <Link to={routes.privacyPolicy}>{t('common:form.privacy')}</Link>.
    </p>
  );
}
