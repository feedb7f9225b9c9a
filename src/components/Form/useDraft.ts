import { useEffect, type RefObject } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from '../../forms/drafts';
import { cleaned, type FormName } from '../../forms/fields';
import type { SubmissionStatus } from '../../forms/submissions';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in. The honeypot has a `tabindex`. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=hidden], [tabindex]), select, textarea'),
];

/**
 * A field's text. For a select: the slug of the choice, the same in every language; empty for the default choice. For
 * photographs that were taken out of their field (Photos.tsx): their names.
 */
function textOf(control: Control): string {
  if (control.dataset.photos) return control.dataset.photos;
  if (!(control instanceof HTMLSelectElement)) return cleaned(control.name, control.value);
  const chosen = control.selectedOptions[0];
  return chosen && !chosen.defaultSelected ? (chosen.dataset.slug ?? '') : '';
}

/** The visitor's text in a form. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, textOf(control)]));
}

export const isEmpty = (form: HTMLFormElement): boolean => !controlsOf(form).some(textOf);

/** Fills the empty fields of a form from a draft. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
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

/** Id of the message that a post without script returns to. */
export const sentId = (form: FormName) => `sent-${form}`;

const returned = new Set<FormName>();

/** Whether a post without script has just returned to this document. A reload of the same address does not count. */
function hasJustReturned(form: FormName): boolean {
  if (window.location.hash !== `#${sentId(form)}` || returned.has(form)) return false;
  returned.add(form);
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/** Restores the draft of a form, saves it as the visitor types, and clears the form once it was sent. */
export function useDraft(
  form: FormName,
  ref: RefObject<HTMLFormElement>,
  status: SubmissionStatus,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (hasJustReturned(form)) dropDraft(form);
    fillIn(element, readDraft(form));
    const keep = () => keepDraft(form, draftOf(element));
    if (!isEmpty(element)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element || status !== 'sent') return;
    element.reset();
    fillIn(element, readDraft(form));
  }, [form, ref, status]);
}
