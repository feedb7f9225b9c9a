import { ClosingPanel } from '../../components/ClosingPanel/ClosingPanel';
import { Icon } from '../../components/Icon/Icon';
import { useFrame } from '../../components/Page/frame';
import { useWords } from '../../language/words';

interface Props {
  picture: Queries.ClosingPictureFragment | null;
}

/** For someone with a breakdown now, whom a form does not help: the number to call. */
export function CallNow({ picture }: Props) {
  const { t } = useWords();
  const { phone } = useFrame().company;
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
