import { useCallback, useRef, type MouseEvent } from 'react';
import { useOnPageChange } from '../../hooks/useOnPageChange';

/** Class of the root element where the scroll bar takes space: keeps the locked page from shifting. */
const spaceForScrollBar = 'has-scroll-bar';

interface Options {
  /** Selector of the element that gets the focus first. */
  first: string;
  /** Id of the part of the page that replaces the dialog without script or when it cannot be loaded. */
  fallbackId: string;
  /** Renders the dialog if it is not in the page yet. */
  load?: () => Promise<void>;
}

export type DialogControl = ReturnType<typeof useDialog>;

/**
 * A modal `<dialog>` that closes on Escape, on a click on its backdrop or a link in it, and on a page change.
 *
 * @returns `attributes` for the `<dialog>`; `open` for the button, which gets the focus back
 */
export function useDialog({ first, fallbackId, load }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => ref.current?.close(), []);
  useOnPageChange(close);

  const show = () => {
    const root = document.documentElement;
    root.classList.toggle(spaceForScrollBar, window.innerWidth > root.clientWidth);
    if (!ref.current?.open) ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>(first)?.focus();
  };

  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button, and a dialog returns the focus to the focused element.
    currentTarget.focus();
    if (ref.current || !load) show();
    else
      load().then(show, (error: unknown) => {
        console.error(error);
        window.location.assign(`#${fallbackId}`);
      });
  };

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The target of a click on the backdrop is the dialog itself.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close();
  };

  return { attributes: { ref, onClick }, open, close, fallbackId };
}
