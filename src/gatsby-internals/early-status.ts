/** The served live region for the time before hydration. It is outside React's part of the page. */
export const statusLine = '<p class="visually-hidden" role="status" id="early-status"></p>';

function say(words: string): void {
  const line = document.getElementById('early-status');
  if (line) line.textContent = words;
}

/** Shows that a button's press was taken, and tells screen readers in the page's language. */
export function showTaken(button: HTMLElement | null): void {
  button?.setAttribute('aria-busy', 'true');
  say(document.querySelector<HTMLElement>('[data-wait]')?.dataset.wait ?? '');
}

/** Ends what `showTaken` shows. */
export function endTaken(): void {
  for (const button of document.querySelectorAll('[aria-busy]'))
    button.removeAttribute('aria-busy');
  say('');
}
