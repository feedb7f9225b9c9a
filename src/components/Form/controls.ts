import type { Draft } from '../../forms/drafts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in. The honeypot has a `tabindex`. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=hidden], [tabindex]), select, textarea'),
];

/**
 * A field's text. For a select: the slug of the choice, the same in every language; empty for the default choice. For
 * photographs that were taken out of their field (src/components/Photos): their names.
 */
function textOf(control: Control): string {
  if (control.dataset.photos) return control.dataset.photos;
  if (!(control instanceof HTMLSelectElement)) return control.value;
  const chosen = control.selectedOptions[0];
  return chosen && !chosen.defaultSelected ? (chosen.dataset.slug ?? '') : '';
}

/** The visitor's text in a form. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, textOf(control)]));
}

export const isEmpty = (form: HTMLFormElement): boolean => !controlsOf(form).some(textOf);

/** Fills the empty fields of a form from a draft. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const text = draft[control.name];
    if (!text || textOf(control) !== '') continue;
    if (control.type === 'file') control.dataset.photos = text;
    else if (!(control instanceof HTMLSelectElement)) control.value = text;
    else {
      const option = [...control.options].find(({ dataset }) => dataset.slug === text);
      if (option) option.selected = true;
    }
  }
}
