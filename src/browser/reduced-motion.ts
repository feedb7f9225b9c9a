/** Whether the visitor's system asks for less motion. Only in the browser, and never while rendering. */
export function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
