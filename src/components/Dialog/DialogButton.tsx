import type { ReactNode } from 'react';
import type { DialogControl } from './useDialog';

interface Props {
  dialog: DialogControl;
  className: string;
  children: ReactNode;
}

/** The button that opens a dialog. Without script, a link to the dialog's fallback replaces it. */
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
        <a className={className} href={`#${dialog.fallbackId}`}>
          {children}
        </a>
      </noscript>
    </>
  );
}
