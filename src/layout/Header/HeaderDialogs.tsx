import type { DialogControl } from '../../components/Dialog/useDialog';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker';
import { SideMenu } from '../SideMenu/SideMenu';

interface Props {
  sideMenu: DialogControl;
  picker: DialogControl;
  onToggleMode: () => void;
}

/** The dialogs of the header's buttons. They share a file, which is loaded after the page. */
export function HeaderDialogs({ sideMenu, picker, onToggleMode }: Props) {
  return (
    <>
      <SideMenu dialog={sideMenu} picker={picker} onToggleMode={onToggleMode} />
      <LanguagePicker dialog={picker} />
    </>
  );
}
