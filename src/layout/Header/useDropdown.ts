import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useOnPageChange } from '../../hooks/useOnPageChange';

/** A `<details>` as a dropdown: closes on Escape, a click outside or on a link, lost focus, and a page change. */
export function useDropdown(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => ref.current?.removeAttribute('open'), []);
  useOnPageChange(close);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && menu.contains(target);
    const onClick = ({ target }: Event) => {
      if (!isInside(target) || (target instanceof Element && target.closest('a'))) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) close();
    };
    const left = new AbortController();
    const on = { signal: left.signal };
    document.addEventListener('click', onClick, on);
    document.addEventListener('keydown', onKeyDown, on);
    menu.addEventListener('focusout', onFocusOut, on);
    return () => left.abort();
  }, [close]);
  return ref;
}
