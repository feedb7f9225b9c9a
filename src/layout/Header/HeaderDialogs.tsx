import { LanguagePicker } from '../LanguagePicker/LanguagePicker';
import { SideMenu } from '../SideMenu/SideMenu';
import type { HeaderControls } from './HeaderTools';

/** The dialogs of the header's buttons. They share a file, which is loaded after the page. */
export function HeaderDialogs({ sideMenu, picker, onToggleMode }: HeaderControls) {
  return (
    <>
      <SideMenu dialog={sideMenu} picker={picker} onToggleMode={onToggleMode} />
      <LanguagePicker dialog={picker} />
    </>
  );
}
