/** How long a page stays hidden while the browser leaves it, ms. It is shown again in case the visitor presses Stop. */
const leaveTimeout = 10_000;

/** Replaces the page by another address, before anything of it is painted. */
export function redirectTo(address: string): void {
  const { style } = document.documentElement;
  window.location.replace(address);
  style.display = 'none';
  setTimeout(() => (style.display = ''), leaveTimeout);
}
