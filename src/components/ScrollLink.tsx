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
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!element || isForBrowser) return;
    event.preventDefault();
    // An entry of its own, so that back leads to where the link was. Gatsby keeps the position of each by its key.
    if (window.location.hash !== `#${target}`)
      window.history.pushState({ key: String(Date.now()) }, '', `#${target}`);
    scrollSmoothlyTo(element);
  };
  return (
    <a {...attributes} href={`#${target}`} onClick={scroll}>
      {children}
    </a>
  );
}
