import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is hovered or focused, and so must not move by itself. */
export function useHoverOrFocus(container: RefObject<HTMLElement>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = container.current;
    const left = new AbortController();
    const on = { signal: left.signal };
    element?.addEventListener('pointerenter', () => setHovered(true), on);
    element?.addEventListener('pointerleave', () => setHovered(false), on);
    element?.addEventListener('focusin', () => setFocused(true), on);
    element?.addEventListener('focusout', () => setFocused(false), on);
    return () => left.abort();
  }, [container]);
  return hovered || focused;
}
