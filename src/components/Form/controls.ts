import type { Draft } from '../../forms/drafts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in, and not those that are hidden from people. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && control.type !== 'hidden' && control.tabIndex >= 0) ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  );
}

/** A field's text. Of a choice it is the slug, the same in every language, once it is not the page's own choice. */
function textOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.value;
  const chosen = control.selectedOptions[0];
  return chosen && !chosen.defaultSelected ? (chosen.dataset.slug ?? '') : '';
}

/** What stands in a form. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, textOf(control)]));
}

/** Puts texts into the fields that are empty. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const text = draft[control.name];
    if (!text || textOf(control) !== '') continue;
    if (!(control instanceof HTMLSelectElement)) control.value = text;
    else {
      const option = [...control.options].find(({ dataset }) => dataset.slug === text);
      if (option) option.selected = true;
    }
  }
}
