import { useState } from 'react';

/**
 * Whether an element is hovered or focused, so that what it does by itself can wait: the carousel's turn.
 *
 * @returns that, and the props of the element
 */
export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const props = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return [hovered || focused, props] as const;
}
