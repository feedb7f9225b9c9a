import { useEffect, useRef, type RefObject } from 'react';
import { keepsScroll, type RouterLocation } from '../../browser/scroll-restoration';
import { useInBrowser } from '../../hooks/useInBrowser';
import { anchors } from '../../routes';

/** Id of the section's title, where a visitor who closes the questions is led. */
export const titleId = 'power-cut-title';

interface FilledWindow {
  /** For the section's `data-target`: whether the address has its hash; undefined until the page is hydrated. */
  target: boolean | undefined;
  /** Changes with each visit by a link of the site; undefined after another way in. */
  visit: string | undefined;
  /** The card that links to the questions. It takes the focus when they are closed. */
  enterCard: RefObject<HTMLDivElement>;
}

/**
 * The window that the questions fill on a phone and a laptop while the address has their hash (PowerCut.scss): matched
 * by `:target` until the page is hydrated, then by `data-target`, as router links do not update `:target`.
 */
export function useFilledWindow(location: RouterLocation): FilledWindow {
  const isHydrated = useInBrowser(() => true, false);
  const isTarget = location.hash === `#${anchors.powerCut}`;
  const isFollowed = location.action === 'PUSH' && !keepsScroll(location);
  const isLeft = isFollowed && location.hash === `#${titleId}`;
  const enterCard = useRef<HTMLDivElement>(null);

  // As after a dialog. The router has scrolled to the title.
  useEffect(() => {
    if (isLeft) enterCard.current?.focus({ preventScroll: true });
  }, [isLeft]);

  return {
    target: isHydrated ? isTarget : undefined,
    visit: isTarget && isFollowed ? location.key : undefined,
    enterCard,
  };
}
