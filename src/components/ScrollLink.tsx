import { navigate } from 'gatsby';
import type { ComponentProps, MouseEvent } from 'react';
import { opensElsewhere } from '../browser/opens-elsewhere';
import { scrollSmoothlyTo } from '../browser/smooth-scroll';
import { keepScrollState } from '../browser/scroll-restoration';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Id of the element on this page. */
  target: string;
  /** Called before the page scrolls. */
  onFollow?: (() => void) | undefined;
};

/** A link within the page that scrolls smoothly. Without script, the browser jumps. */
export function ScrollLink({ target, onFollow, children, ...attributes }: Props) {
  const scroll = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element || opensElsewhere(event)) return;
    event.preventDefault();
    onFollow?.();
    // A new history entry, so that Back returns to the link.
    const { pathname, search, hash } = window.location;
    if (hash !== `#${target}`)
      navigate(`${pathname}${search}#${target}`, { state: keepScrollState });
    scrollSmoothlyTo(element);
  };
  return (
    <a {...attributes} href={`#${target}`} onClick={scroll}>
      {children}
    </a>
  );
}
