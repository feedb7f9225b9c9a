import type { ReactNode } from 'react';
import type { DialogControl } from './useDialog';

interface Props {
  dialog: DialogControl;
  className: string;
  children: ReactNode;
}

/** Opens a dialog. Where no script runs a link leads to the part of the page that answers for it. */
export function DialogButton({ dialog, className, children }: Props) {
  return (
    <>
      <button
        type="button"
        className={`needs-script ${className}`}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {children}
      </button>
      <noscript>
        <a className={className} href={`#${dialog.instead}`}>
          {children}
        </a>
      </noscript>
    </>
  );
}
