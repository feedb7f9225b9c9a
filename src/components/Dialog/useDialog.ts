import { useCallback, useRef, type MouseEvent, type RefObject } from 'react';
import { useOnPageChange } from '../../hooks/useOnPageChange';

/** Set on the root where a scroll bar takes room, so that the page does not jump when it is locked. */
const roomyScrollBar = 'has-scroll-bar';

interface Options {
  /** Selector of the element in the dialog that the focus goes to. */
  first: string;
  /** Id of the part of the page that answers for the dialog where it cannot be shown. */
  instead: string;
  /** Puts the dialog into the page if it is not there yet. */
  ask?: () => Promise<void>;
}

export interface DialogControl {
  /** Goes onto the `<dialog>`. */
  attributes: {
    ref: RefObject<HTMLDialogElement>;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
  /** Opens the dialog; the element that was clicked gets the focus back when it closes. */
  open: (event: MouseEvent<HTMLElement>) => void;
  close: () => void;
  instead: string;
}

/**
 * A native modal dialog. Escape closes it by itself; so do a click beside it, a link isClientNavigation in it, and a
 * change of page.
 */
export function useDialog({ first, instead, ask }: Options): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => ref.current?.close(), []);
  useOnPageChange(close);

  const show = () => {
    const root = document.documentElement;
    root.classList.toggle(roomyScrollBar, window.innerWidth > root.clientWidth);
    if (!ref.current?.open) ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>(first)?.focus();
  };

  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button, and a dialog gives the focus back to what had it.
    currentTarget.focus();
    if (ref.current || !ask) show();
    else ask().then(show, () => window.location.assign(`#${instead}`));
  };

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // What lies beside the dialog is its backdrop, and a click there has the dialog itself as target.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close();
  };

  return { attributes: { ref, onClick }, open, close, instead };
}
