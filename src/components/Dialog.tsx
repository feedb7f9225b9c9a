import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useOnPageChange } from '../hooks/useOnPageChange';
import './Dialog.scss';

/** Links that close the dialog. Phone links do not: the visitor comes back after the call. */
const linkElsewhere = 'a:not([href^="tel:"])';

/** Whether a mouse event is on the backdrop. Its target is the dialog itself. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX, clientY } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return target === currentTarget && isBeside;
}

export type DialogControl = ReturnType<typeof useDialog>;

/**
 * A modal `<dialog>` that closes on Escape, on a click on its backdrop or a link in it, and on a page change.
 *
 * @param first selector of the initially focused element. React does not render `autofocus`, which would do the same.
 * @returns `attributes` for the `<dialog>`, rendered once `isAsked`, so that its text is not in the served page;
 *   `open` for the button, which gets the focus back
 */
export function useDialog(first: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isAsked, setAsked] = useState(false);
  const close = useCallback(() => ref.current?.close(), []);
  useOnPageChange(close);

  const open = useCallback(
    ({ currentTarget }: Pick<MouseEvent<HTMLElement>, 'currentTarget'>) => {
      // Safari does not focus a clicked button, and a dialog returns the focus to the focused element.
      currentTarget.focus();
      flushSync(() => setAsked(true));
      if (!ref.current?.open) ref.current?.showModal();
      ref.current?.querySelector<HTMLElement>(first)?.focus();
    },
    [first],
  );

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isOnLink = event.target instanceof Element && event.target.closest(linkElsewhere);
    if (isOnLink || isOnBackdrop(event)) close();
  };

  return { attributes: { ref, onClick }, isAsked, open, close };
}

interface Props {
  dialog: DialogControl;
  /** Id of the part of the page that replaces the dialog without script. */
  fallbackId: string;
  className: string;
  children: ReactNode;
}

/** The button that opens a dialog. Where scripts do not run, a link to the fallback replaces it. */
export function DialogButton({ dialog, fallbackId, className, children }: Props) {
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
      <a className={`without-script ${className}`} href={`#${fallbackId}`}>
        {children}
      </a>
    </>
  );
}
