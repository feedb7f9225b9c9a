/** How long a page stays hidden while the browser leaves it, ms. A visitor who stops the browser sees it then. */
const patience = 10_000;

/**
 * Goes to another address in the place of this one, before anything of this page is painted.
 *
 * @throws where the page cannot lead anywhere, like a copy of it at a `data:` address
 */
export function leaveFor(address: string): void {
  const { style } = document.documentElement;
  window.location.replace(address);
  style.display = 'none';
  setTimeout(() => (style.display = ''), patience);
}
