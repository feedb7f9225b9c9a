import type { ReactNode } from 'react';
import type { DialogControl } from '../../behaviours/useDialog';
import { useScripted } from '../../behaviours/useScripted';

interface Props {
  dialog: DialogControl;
  /** Id of the part of the page that answers for the dialog where no script runs. */
  instead: string;
  className: string;
  children: ReactNode;
}

/** Opens a dialog. It is served as a link, so that it leads somewhere without script. */
export function DialogButton({ dialog, instead, className, children }: Props) {
  const scripted = useScripted();
  return scripted ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={dialog.open}>
      {children}
    </button>
  ) : (
    <a className={className} href={`#${instead}`}>
      {children}
    </a>
  );
}
