import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useOnPageChange } from './useOnPageChange';

/** Set on the root where a scroll bar takes room, so that the page does not jump when it is locked. */
const roomyScrollBar = 'has-scroll-bar';

export interface DialogControl {
  ref: RefObject<HTMLDialogElement>;
  /** Opens the dialog; the element that was clicked gets the focus back when it closes. */
  open: (event: MouseEvent<HTMLElement>) => void;
  close: () => void;
}

/**
 * A native modal dialog. Escape closes it by itself; so do a click beside it, a link followed in it, and a
 * change of page.
 *
 * @param first selector of the element in the dialog that the focus goes to
 */
export function useDialog(first: string): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => ref.current?.close(), []);
  const open = useCallback(
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a clicked button, and a dialog gives the focus back to what had it.
      currentTarget.focus();
      const root = document.documentElement;
      root.classList.toggle(roomyScrollBar, window.innerWidth > root.clientWidth);
      if (!ref.current?.open) ref.current?.showModal();
      ref.current?.querySelector<HTMLElement>(first)?.focus();
    },
    [first],
  );
  useOnPageChange(close);
  useEffect(() => {
    const dialog = ref.current;
    const onClick = ({ target }: Event) => {
      // What lies beside the dialog is its backdrop, and a click there has the dialog itself as target.
      if (target === dialog || (target instanceof Element && target.closest('a'))) close();
    };
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, [close]);
  return { ref, open, close };
}
