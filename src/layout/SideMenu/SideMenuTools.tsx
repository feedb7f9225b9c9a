import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import type { DialogControl } from '../../components/Dialog/useDialog';
import { Flag } from '../../components/Flag/Flag';
import { usePage } from '../../hooks/usePage';
import { languageFacts } from '../../i18n/languages';
import './SideMenuTools.scss';

interface Props {
  picker: DialogControl;
  onToggleMode: () => void;
}

/** The colour mode and the language, at the end of the menu. */
export function SideMenuTools({ picker, onToggleMode }: Props) {
  const { t } = useTranslation();
  const { language } = usePage();
  const { ownName } = languageFacts[language];
  return (
    <div className="side-menu__tools">
      <ColourMode className="side-menu__tool" onToggle={onToggleMode} />
      <button
        type="button"
        className="side-menu__tool"
        aria-haspopup="dialog"
        aria-label={t('common:language.change', { name: ownName })}
        onClick={picker.open}
      >
        <Flag language={language} />
        {ownName}
      </button>
    </div>
  );
}
