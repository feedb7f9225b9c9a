import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import './SkipLink.scss';

/** The first stop of the Tab key: past the header to the page itself. */
export function SkipLink() {
  const { t } = useTranslations();
  return (
    <a className="skip-link" href={`#${anchors.main}`}>
      {t('common:nav.skip')}
    </a>
  );
}
