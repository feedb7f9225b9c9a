import { useEffect, useRef } from 'react';

/** The element that Gatsby renders every page into, and that takes the focus. */
const pageId = 'gatsby-focus-wrapper';

/**
 * Puts the focus before the first control of a page that takes another's place, as the browser does when it loads one.
 * The same page in another language leaves it where it is.
 *
 * @param route changes with the page
 */
export function useFocusOnNewPage(route: string): void {
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    document.getElementById(pageId)?.focus({ preventScroll: true });
  }, [route]);
}
