/** A part of a page that has a button to print it alone. */
type Part = 'board-sheet';

/** Prints a part of the page alone: while its name is on the body, its styles hide the rest. */
export function printAlone(part: Part): void {
  document.body.dataset.print = part;
  window.addEventListener('afterprint', () => delete document.body.dataset.print, { once: true });
  window.print();
}
