import type { ComponentProps, MouseEvent } from 'react';
import { scrollSmoothlyTo } from '../hooks/smooth-scroll';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Id of the element on this page. */
  target: string;
};

/** A link within the page that scrolls smoothly. Without script, the browser jumps. */
export function ScrollLink({ target, children, ...attributes }: Props) {
  const scroll = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${target}`);
    // A change of the history alone tells nobody.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    scrollSmoothlyTo(element);
  };
  return (
    <a {...attributes} href={`#${target}`} onClick={scroll}>
      {children}
    </a>
  );
}
