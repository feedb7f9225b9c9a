import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import { DialogButton } from '../../components/Dialog/DialogButton';
import type { DialogControl } from '../../components/Dialog/useDialog';
import { Icon } from '../../components/Icon/Icon';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { usePage } from '../../hooks/usePage';
import { languageFacts } from '../../i18n/languages';
import './HeaderTools.scss';

/** What the buttons of the header, and those of its dialogs, work on. */
export interface HeaderControls {
  sideMenu: DialogControl;
  picker: DialogControl;
  onToggleMode: () => void;
}

/** Language, colour mode, telephone and the button of the side menu, as far as the window has room. */
export function HeaderTools({ sideMenu, picker, onToggleMode }: HeaderControls) {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <div className="header__tools">
      <DialogButton dialog={picker} className="btn btn-outline-primary btn-icon header__wide-tool">
        <span className="header__code">{language}</span>{' '}
        <span className="visually-hidden">
          {t('common:language.change', { name: languageFacts[language].ownName })}
        </span>
      </DialogButton>
      <ColourMode
        onToggle={onToggleMode}
        className="btn btn-outline-primary btn-icon header__wide-tool"
        iconOnly
      />
      <PhoneLink
        className="btn btn-primary btn-sm header__phone"
        aria-label={t('common:call.action')}
      />
      <DialogButton
        dialog={sideMenu}
        className="btn btn-outline-primary btn-icon header__menu-button"
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('common:nav.openMenu')}</span>
      </DialogButton>
    </div>
  );
}
