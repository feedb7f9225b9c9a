import { useTranslation } from 'gatsby-plugin-react-i18next';
import { anchors } from '../../routes';
import './SkipLink.scss';

/** Skips the header; the first element in the tab order. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${anchors.main}`}>
      {t('common:nav.skip')}
    </a>
  );
}
