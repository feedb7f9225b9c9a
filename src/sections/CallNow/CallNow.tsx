import { ClosingPanel } from '../../components/ClosingPanel/ClosingPanel';
import { Icon } from '../../components/Icon/Icon';
import { useSiteData } from '../../context/site-data';
import { useTranslations } from '../../context/translations';

interface Props {
  picture: Queries.ClosingPictureFragment | null;
}

/** For someone with a breakdown now, whom a form does not help: the number to call. */
export function CallNow({ picture }: Props) {
  const { t } = useTranslations();
  const { phone } = useSiteData().company;
  return (
    <ClosingPanel
      title={t('contact:urgent.title')}
      text={t('contact:urgent.text')}
      picture={picture}
    >
      <a className="btn btn--light" href={`tel:${phone.international}`}>
        <Icon name="phone" />
        {t('common:call.action')}
      </a>
    </ClosingPanel>
  );
}
