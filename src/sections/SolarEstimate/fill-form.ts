import { scrollSmoothlyTo } from '../../hooks/smooth-scroll';
import { anchors } from '../../routes';
import { withEstimate } from './message';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts an estimate into the form of the page, with the page's own service, and goes to the first field that is empty.
 *
 * @param text the estimate in words
 * @param textOf the text of an estimate with such inputs, to recognise an earlier one
 */
export function fillForm(text: string, textOf: (query: URLSearchParams) => string): void {
  const card = document.getElementById(anchors.quote);
  const message = card?.querySelector<HTMLTextAreaElement>('[name=message]');
  if (!card || !message) return;
  message.value = withEstimate(message.value, text, textOf);
  const own = [...card.querySelectorAll('option')].find((option) => option.defaultSelected);
  if (own) own.selected = true;
  // The form keeps its draft on this event.
  message.dispatchEvent(new Event('input', { bubbles: true }));
  const fields = [...card.querySelectorAll<Field>('[required]:not(select)')];
  scrollSmoothlyTo(card, fields.find(({ value }) => value.trim() === '') ?? message);
}
