/** Prints the estimate alone: while the attribute is on the body, `Print.scss` hides the rest of the page. */
export function printEstimate(): void {
  document.body.dataset.print = 'solar-estimate';
  window.addEventListener('afterprint', () => delete document.body.dataset.print, { once: true });
  window.print();
}
