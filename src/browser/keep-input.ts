/**
 * Keeps a visitor's input from before hydration in fields that React makes anew, because something has changed the
 * page, such as a browser extension. Fields that React keeps are read where they are: controlled ones and chosen photos
 * by `useEarlyInput`, those of a form by its effect (components/Form/useFormFields.ts).
 */

/** A field or `details`, with what a visitor can change of it. */
interface Held extends HTMLElement {
  value?: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  files?: FileList | null;
  options?: HTMLOptionsCollection;
  open?: boolean;
}

/** Whether a field is a radio button or a checkbox. */
const isBox = (field: Element) => field.matches('[type=radio], [type=checkbox]');

const selector = 'input:not([type=hidden]), textarea, select, details';

/** All fields and `details`, each under a name that stays the same when the page is re-created. */
function heldIn(container: Element): Map<string, Held> {
  const found = new Map<string, Held>();
  for (const element of container.querySelectorAll<Held>(selector)) {
    const form = element.closest('form')?.getAttribute('aria-labelledby') ?? '';
    const value = isBox(element) ? element.value : '';
    const own = [form, element.localName, element.id, element.getAttribute('name')];
    const name = [...own, value].join('|');
    let index = 0;
    while (found.has(`${name}|${index}`)) index += 1;
    found.set(`${name}|${index}`, element);
  }
  return found;
}

/** Whether a field is as it was served. A `details` has no value, and so always is. */
const hasDefault = ({ value, defaultValue, checked, defaultChecked, options }: Held) =>
  options
    ? [...options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    : value === defaultValue && checked === defaultChecked;

/** Sets a value past React's own setter on the field, which would hide the change from `onChange`. */
const setValue = (field: Held, value: string | undefined) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Copies a visitor's input from an old element to its replacement. Returns whether there is any in a field. */
function copy(from: Held, to: Held): boolean {
  const { value, checked, files, open } = from;
  if (open !== undefined) to.open = open;
  if (hasDefault(from)) return false;
  if (files) to.files = files;
  else if (!isBox(from)) setValue(to, value);
  else if (to.checked !== checked) to.click(); // React hears no other event of a box.
  return true;
}

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

/** Restores the focus and the caret. */
function focusAgain(from: Element, to: Element | undefined): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (isText(from) && isText(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the fields of a served page.
 *
 * @returns a function that copies input and open `details` to the elements that have replaced them
 */
export function holdInput(container: Element): () => void {
  const before = heldIn(container);
  let focused = document.activeElement;
  const listeners = new AbortController();
  container.addEventListener('focusin', ({ target }) => (focused = target as Element), {
    signal: listeners.signal,
  });
  return () => {
    listeners.abort();
    const after = heldIn(container);
    for (const [name, old] of before) {
      const element = after.get(name);
      if (old.isConnected || !element) continue;
      const isChanged = copy(old, element);
      if (old === focused && document.activeElement === document.body) focusAgain(old, element);
      if (!isChanged) continue;
      // Forms save the draft on `input` and take photos on `change`.
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
