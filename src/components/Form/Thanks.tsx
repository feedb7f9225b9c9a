import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../ContactLinks';

/** What stays in the form after it was sent: who sent it, when to expect an answer, and the phone number. */
export function Thanks({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className="form__thanks">
      <p>{t('common:form.success.thanks', { name })}</p>
      <p>
        {t('common:form.success.next')} <PhoneLink />
      </p>
    </div>
  );
}
