import { ClosingPanel } from '../../components/ClosingPanel/ClosingPanel';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useTranslations } from '../../context/translations';

/** The call to action for a breakdown: call now. */
export function CallNow({ picture }: { picture: Queries.ClosingPictureFragment | null }) {
  const { t } = useTranslations();
  return (
    <ClosingPanel
      title={t('contact:urgent.title')}
      text={t('contact:urgent.text')}
      picture={picture}
    >
      <PhoneLink className="btn btn--light">{t('common:call.action')}</PhoneLink>
    </ClosingPanel>
  );
}
